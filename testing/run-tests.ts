import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { runChecks } from "./run-checks.ts";
import type { StepResult } from "./steps.ts";
import { concludeRun, runBrowser, runVitest } from "./suites/run-suite.ts";
import { keepTemporaryFilesTogether } from "./suites/temporary-files.ts";

const CACHE = join(import.meta.dirname, "../.cache");

/** Checks, then tests on both databases, then tests in a browser; the last line counts them all. */
async function runTests(): Promise<StepResult[]> {
  mkdirSync(CACHE, { recursive: true });
  const build = { name: "web build", command: process.execPath, args: ["server/build-web.ts"] };
  const checks = await runChecks([build]);
  const vitest = await runVitest({
    name: "tests",
    report: join(CACHE, "vitest.json"),
    env: { EMBEDDED_TESTS: "essential" },
  });
  const browser = await runBrowser({
    name: "browser",
    report: join(CACHE, "browser.json"),
    env: { E2E_PORT: String(await freePort()), E2E_OIDC_PORT: String(await freePort()) },
  });
  return [...checks, vitest, browser];
}

keepTemporaryFilesTogether();
const { line, code } = concludeRun(await runTests());
console.log(`\n${line}`);
process.exit(code);
