import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { findChromium } from "./browser/find-chromium.ts";
import { freePort } from "./free-port.ts";
import { runChecks } from "./run-checks.ts";
import type { StepResult } from "./steps.ts";
import { concludeRun, runBrowser, runVitest } from "./suites/run-suite.ts";
import { keepTemporaryFilesTogether } from "./suites/temporary-files.ts";

const CACHE = join(import.meta.dirname, "../.cache");

/** A browser first, since without one the rest is in vain; then checks, tests on both databases, tests in a browser. */
async function runTests(): Promise<StepResult[]> {
  mkdirSync(CACHE, { recursive: true });
  const browserName = await findChromium().catch(({ message }: Error) => console.log(message));
  if (!browserName) return [{ name: "a browser", passed: 0, failed: 1 }];
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
