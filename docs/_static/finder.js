// Finding rules by the words that players use. The same file runs in the page and in the tests.
(function (root, factory) {
  if (typeof module === "object" && module.exports) module.exports = factory();
  else root.Finder = factory();
})(typeof self === "undefined" ? this : self, function () {
  "use strict";

  // Words that ask rather than tell.
  const ASKING = new Set(
    ("a about after all also am an and any are as at be been before but by can cannot could did do does doing done " +
      "each else every for from get gets getting give go goes had happens has have he her his how i if in into is it " +
      "its just let lets like many may me much must my need of off on once one only or other our out over own per put " +
      "she should so some still than that the their them then there these they this those through to too under up us " +
      "use used using want was we were what when where which while who whom whose why will with would you your").split(" ")
  );
  const LONGEST_PHRASE = 3;
  const BOOST = { title: 3, id: 2.5, summary: 2, chapter: 1, text: 1, labels: 1, sources: 1, examples: 0.3 };

  function words(text) {
    return String(text)
      .toLowerCase()
      .replace(/[’']s?\b/g, "")
      .split(/[^\p{L}\p{N}$]+/u)
      .filter(Boolean);
  }

  // A word without its ending, in the index and in the question alike: bases and base, scramble and scrambling.
  function stem(word) {
    if (/^[\d$]/.test(word)) return word;
    const bare = word.replace(/(?<=.{4})(ing|ed)$/, "").replace(/(?<=..[^s])s$/, "");
    if (bare.length <= 3) return bare;
    return bare.replace(/ie$/, "i").replace(/y$/, "i").replace(/e$/, "");
  }

  // Each word of the question together with what players mean by it; the longest known phrase wins.
  function groups(query, meanings) {
    const asked = words(query).filter((word) => word !== "no" || /\bNO\b/.test(query));
    const telling = asked.filter((word) => !ASKING.has(word));
    const list = telling.length ? telling : asked;
    const found = [];
    for (let at = 0; at < list.length; ) {
      let taken = 1;
      let means = [];
      for (let size = Math.min(LONGEST_PHRASE, list.length - at); size > 0; size--) {
        const known = meanings.get(list.slice(at, at + size).join(" "));
        if (known) {
          [taken, means] = [size, known];
          break;
        }
      }
      found.push([list.slice(at, at + taken), ...means]);
      at += taken;
    }
    return found;
  }

  // One of its phrases will do, and of a phrase every word.
  function asQuery(group) {
    return { combineWith: "OR", queries: group.map((phrase) => ({ combineWith: "AND", queries: phrase })) };
  }

  function open(MiniSearch, data) {
    const meanings = new Map();
    for (const [word, means] of Object.entries(data.words)) {
      const phrases = means.split(";").map(words).filter((phrase) => phrase.length);
      meanings.set(words(word).join(" "), phrases);
    }
    const index = new MiniSearch({
      fields: Object.keys(BOOST),
      storeFields: ["title", "summary", "ruleset", "chapter", "url"],
      tokenize: words,
      processTerm: stem,
      extractField: (clause, field) => (Array.isArray(clause[field]) ? clause[field].join(" ") : clause[field]),
      searchOptions: {
        boost: BOOST,
        prefix: (term) => term.length > 2 && !/^\d/.test(term),
        fuzzy: (term) => (/^\d/.test(term) ? false : 0.15),
        weights: { fuzzy: 0.3, prefix: 0.6 },
      },
    });
    index.addAll(data.clauses);

    // Rules that have every word come first, then those that have some.
    return function find(query, most = 8) {
      const queries = groups(query, meanings).map(asQuery);
      if (!queries.length) return [];
      const all = index.search({ combineWith: "AND", queries });
      const met = new Set(all.map((hit) => hit.id));
      const some = all.length < most ? index.search({ combineWith: "OR", queries }) : [];
      const hits = [...all, ...some.filter((hit) => !met.has(hit.id))];
      // Whoever types an id wants that clause, whatever its words are.
      const named = query.trim().toLowerCase();
      hits.sort((one, other) => (other.id === named) - (one.id === named));
      return hits.slice(0, most);
    };
  }

  return { open, groups, words, stem };
});
