import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { compileMessages } from "../messages/compile.ts";
import { concludeRun, runVitest } from "../testing/suites/run-suite.ts";
import { keepTemporaryFilesTogether } from "../testing/suites/temporary-files.ts";

const CACHE = join(import.meta.dirname, "../.cache");

keepTemporaryFilesTogether();
mkdirSync(CACHE, { recursive: true });
compileMessages();
const names = process.argv.slice(2);
const proofs = await runVitest({
  name: "proofs",
  report: join(CACHE, "prove.json"),
  args: ["--config", "prove/vitest.config.ts", ...names],
});
/** `npm test` asks only the essential files of the embedded database; here it answers for all of them. */
const embedded = { name: "embedded", report: join(CACHE, "embedded.json"), args: ["--project", "pglite"] };
const results = names.length > 0 ? [proofs] : [proofs, await runVitest(embedded)];
const { line, code } = concludeRun(results);
console.log(`\n${line}`);
process.exit(code);
