// Opens pages of the site in a real browser and tells what it sees, as JSON.
// Arguments: a JSON plan {tools, browser, site, folder, pages, widths}.
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";

const plan = JSON.parse(process.argv[2]);
const load = createRequire(path.join(plan.tools, "package.json"));
const { chromium } = load("playwright-core");
const axe = load.resolve("axe-core/axe.min.js");
const FLAGS =
  "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking " +
  "--disable-component-update --disable-sync";

const browser = await chromium.launch({ executablePath: plan.browser, headless: true, args: FLAGS.split(" ") });

async function opened(width) {
  const context = await browser.newContext({ viewport: { width, height: width < 600 ? 844 : 900 } });
  const page = await context.newPage();
  page.said = [];
  page.foreign = [];
  page.on("console", (message) => ["error", "warning"].includes(message.type()) && page.said.push(message.text()));
  page.on("pageerror", (error) => page.said.push(String(error)));
  page.on("request", (request) => {
    const address = request.url();
    const ours = address.startsWith(plan.site) || /^(file|data|blob):/.test(address);
    if (!ours) page.foreign.push(address);
  });
  return page;
}

// Every page, at every width, light and dark.
async function visits() {
  const seen = [];
  for (const width of plan.widths) {
    const page = await opened(width);
    for (const name of plan.pages) {
      await page.emulateMedia({ colorScheme: "light" });
      await page.goto(plan.site + name);
      await page.addScriptTag({ path: axe });
      for (const scheme of ["light", "dark"]) {
        await page.emulateMedia({ colorScheme: scheme });
        await page.evaluate(() => document.querySelectorAll("details").forEach((one) => (one.open = true)));
        // What colours cannot change is checked once.
        const rules = scheme === "dark" ? { runOnly: ["color-contrast"], preload: false } : { preload: false };
        const result = await page.evaluate((options) => window.axe.run(options), rules);
        seen.push({
          name,
          width,
          scheme,
          violations: result.violations.map((one) => `${one.id}: ${one.nodes[0].html.slice(0, 160)}`),
          scrolls: await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth),
          said: page.said.splice(0),
          foreign: page.foreign.splice(0),
        });
      }
    }
    await page.context().close();
  }
  return seen;
}

// The search box, on a page of the server and on the same page opened from the folder.
async function finding(address, width) {
  const page = await opened(width);
  await page.goto(address);
  await page.keyboard.press("/");
  await page.keyboard.type("sub depth charge");
  await page.waitForSelector("#found li");
  const hits = await page.$$eval("#found li .id", (ids) => ids.map((id) => id.textContent));
  await page.addScriptTag({ path: axe });
  const result = await page.evaluate(() => window.axe.run({ preload: false }));
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => location.hash);
  const told = {
    hits,
    hash: decodeURIComponent(new URL(page.url()).hash.slice(1)),
    visible: await page.evaluate(() => {
      const { top } = document.getElementById(decodeURIComponent(location.hash.slice(1))).getBoundingClientRect();
      return top >= 0 && top < window.innerHeight;
    }),
    violations: result.violations.map((one) => one.id),
    said: page.said,
    foreign: page.foreign,
  };
  await page.context().close();
  return told;
}

// Copying an id, and what the fold shows.
async function copying() {
  const page = await opened(390);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: new URL(plan.site).origin });
  await page.goto(plan.site + plan.chapter);
  const line = page.locator("section.clause .clause-id").first();
  await line.locator("button").click();
  const told = {
    id: await line.locator(".id").textContent(),
    copied: await page.evaluate(() => navigator.clipboard.readText()),
    label: await line.locator("button").textContent(),
  };
  await page.locator("details.code summary").first().click();
  told.code = await page.locator("details.code pre").first().innerText();
  await page.context().close();
  return told;
}

// A permalink, and the page without any script.
async function plain() {
  const page = await opened(390);
  await page.goto(plan.site + plan.permalink);
  await page.waitForURL("**/*.html#*");
  const arrived = page.url().slice(plan.site.length);
  const bare = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const still = await bare.newPage();
  await still.goto(plan.site + plan.chapter);
  const action = await still.locator("form.finder").getAttribute("action");
  const rule = await still.locator(".rule").first().innerText();
  await still.emulateMedia({ media: "print" });
  const printed = await still.evaluate(() =>
    [".finder", ".sidebar-drawer", ".toc-drawer", ".mobile-header", "footer .related-pages"].filter((part) => {
      const found = document.querySelector(part);
      return found && getComputedStyle(found).display !== "none";
    })
  );
  await bare.close();
  await page.context().close();
  return { arrived, action, rule, printed };
}

const folder = pathToFileURL(plan.folder).href;
const told = {
  visits: await visits(),
  finding: {
    served: await finding(plan.site + plan.chapter, 390),
    folder: await finding(`${folder}/${plan.chapter}`, 1280),
  },
  copying: await copying(),
  plain: await plain(),
};
await browser.close();
console.log(JSON.stringify(told));
