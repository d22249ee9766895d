// Runs every printed example of the book in pyodide, the Python of the web page. Arguments: pyodide.mjs, a zip of rules_model.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [modulePath, archive] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(modulePath));
const python = await loadPyodide({ indexURL: path.dirname(modulePath) + "/" });
// A Buffer is no typed array to pyodide.
python.unpackArchive(new Uint8Array(fs.readFileSync(archive)), "zip");
const failed = python.runPython(`
import sys
from rules_model.examples import main
print("Python", sys.version.split()[0])
main([])
`);
process.exit(failed);
