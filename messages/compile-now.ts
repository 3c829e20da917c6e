import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "@inlang/paraglide-js";
import { languages, readWords } from "./read-words.ts";

const folder = fileURLToPath(new URL(".", import.meta.url));

// The project reads one file for each language; here they are put together from the folders.
mkdirSync(`${folder}compiled/words`, { recursive: true });
for (const language of languages) {
  writeFileSync(`${folder}compiled/words/${language}.json`, JSON.stringify(readWords(language)));
}

await compile({
  project: `${folder}project.inlang`,
  outdir: `${folder}compiled`,
  // Who asks decides the locale: the web app overwrites getLocale, a mail passes { locale }.
  strategy: ["globalVariable", "baseLocale"],
  // One module per message, so that a page carries only the words it shows.
  outputStructure: "message-modules",
  cleanOutdir: false,
  emitGitIgnore: false,
  emitPrettierIgnore: false,
  emitReadme: false,
});
process.exit(0);
