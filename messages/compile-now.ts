import { fileURLToPath } from "node:url";
import { compile } from "@inlang/paraglide-js";

const folder = fileURLToPath(new URL(".", import.meta.url));

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
