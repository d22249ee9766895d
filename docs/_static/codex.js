// The page: the search box, copying of ids, and no tab stop on code that does not scroll.
(function () {
  "use strict";
  const root = document.documentElement.dataset.content_root || "./";

  function script(path) {
    return new Promise((done, fail) => {
      const tag = document.createElement("script");
      tag.src = root + "_static/" + path;
      tag.onload = done;
      tag.onerror = () => fail(new Error(path + " is missing"));
      document.head.append(tag);
    });
  }

  function element(tag, properties, ...children) {
    const made = Object.assign(document.createElement(tag), properties);
    made.append(...children);
    return made;
  }

  // The index is loaded when somebody looks for something, not before.
  let finding = null;
  function finder() {
    finding ||= Promise.all([script("vendor/minisearch.js"), script("finder.js"), script("clauses.js")]).then(() =>
      window.Finder.open(window.MiniSearch, window.CODEX)
    );
    return finding;
  }

  function shown(hit) {
    const link = element(
      "a",
      { href: root + hit.url },
      element("span", { className: "title", textContent: hit.title }),
      element("code", { className: "id", textContent: hit.id }),
      element("span", { className: "summary", textContent: hit.summary })
    );
    return element("li", {}, link);
  }

  function searching() {
    const box = document.getElementById("finder");
    const found = document.getElementById("found");
    const form = box.form;
    let asked = "";

    function close() {
      found.hidden = true;
    }

    async function answer() {
      const query = box.value.trim();
      asked = query;
      if (!query) return close();
      const find = await finder();
      if (asked !== query) return; // somebody typed on
      const hits = find(query);
      const full = element("a", { href: root + "search.html?q=" + encodeURIComponent(query), className: "full" });
      full.textContent = hits.length ? "Search the full text" : "No rule has these words. Search the full text";
      found.replaceChildren(element("ol", {}, ...hits.map(shown)), full);
      found.hidden = false;
    }

    function links() {
      return [...found.querySelectorAll("a")];
    }

    function step(by) {
      const all = links();
      const next = all.indexOf(document.activeElement) + by;
      if (next < 0) box.focus();
      else if (next < all.length) all[next].focus();
    }

    box.addEventListener("focus", () => finder().catch(() => {}));
    box.addEventListener("input", answer);
    form.addEventListener("submit", (event) => {
      const first = found.hidden ? null : found.querySelector("li a");
      if (!first) return;
      event.preventDefault();
      first.click();
    });
    form.addEventListener("keydown", (event) => {
      if (event.key === "ArrowDown") step(1);
      else if (event.key === "ArrowUp") step(-1);
      else if (event.key === "Escape") close();
      else return;
      event.preventDefault();
    });
    found.addEventListener("click", close);
    document.addEventListener("click", (event) => form.contains(event.target) || close());
    document.addEventListener("keydown", (event) => {
      if (event.key !== "/" || /^(input|textarea|select)$/i.test(event.target.tagName)) return;
      event.preventDefault();
      box.focus();
    });
    if (box.value) answer();
  }

  function put(text) {
    if (navigator.clipboard && window.isSecureContext) return navigator.clipboard.writeText(text);
    const area = element("textarea", { value: text });
    document.body.append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
    return Promise.resolve();
  }

  function copying() {
    for (const line of document.querySelectorAll(".clause-id")) {
      const id = line.querySelector(".id").textContent;
      const button = element("button", { type: "button", className: "copy-id", textContent: "copy" });
      button.setAttribute("aria-label", "Copy the id " + id);
      button.addEventListener("click", async () => {
        await put(id);
        button.textContent = "copied";
        setTimeout(() => (button.textContent = "copy"), 1500);
      });
      line.append(" ", button);
    }
  }

  function stops() {
    for (const code of document.querySelectorAll("pre[tabindex]")) {
      const shown = code.offsetParent !== null;
      if (shown) code.tabIndex = code.scrollWidth > code.clientWidth ? 0 : -1;
      if (shown && code.tabIndex < 0) code.removeAttribute("tabindex");
    }
  }

  searching();
  copying();
  stops();
})();
