// Asks the search of the site, as a page would. Arguments: folder of the site; on the standard input a JSON list of queries.
import fs from "node:fs";
import path from "node:path";
import { createRequire } from "node:module";
import vm from "node:vm";

const load = createRequire(import.meta.url);
const folder = path.resolve(process.argv[2], "_static");
const page = {};
vm.runInNewContext(fs.readFileSync(path.join(folder, "clauses.js"), "utf8"), page);
const find = load(path.join(folder, "finder.js")).open(load(path.join(folder, "vendor", "minisearch.js")), page.CODEX);
const queries = JSON.parse(fs.readFileSync(0, "utf8"));
console.log(JSON.stringify(queries.map((query) => find(query).map((hit) => hit.id))));
