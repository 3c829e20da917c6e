import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { compileMessages } from "../messages/compile.ts";
import { freePort } from "../testing/free-port.ts";
import { run } from "../testing/steps.ts";
import { concludeRun, runBrowser, runVitest } from "../testing/suites/run-suite.ts";
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
const embedded = () =>
  runVitest({
    name: "embedded",
    report: join(CACHE, "embedded.json"),
    args: ["--project", "pglite"],
    env: { REACH: "whole" },
  });

/** `npm test` loads each page once; here each is loaded in both languages, and a public one at each width. */
async function everyPage() {
  await run({ name: "web build", command: process.execPath, args: ["server/build-web.ts"] });
  return runBrowser({
    name: "every page",
    report: join(CACHE, "every-page.json"),
    args: ["every-page"],
    env: {
      REACH: "whole",
      E2E_PORT: String(await freePort()),
      E2E_OIDC_PORT: String(await freePort()),
    },
  });
}

const results = names.length > 0 ? [proofs] : [proofs, await embedded(), await everyPage()];
const { line, code } = concludeRun(results);
console.log(`\n${line}`);
process.exit(code);
