import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { browserPart } from "./browser/browser-part.ts";
import { freePort } from "./free-port.ts";
import { runChecks } from "./run-checks.ts";
import { selectedRun } from "./selection/selected-run.ts";
import type { Part } from "./suites/part.ts";
import { runParts } from "./suites/run-parts.ts";
import { runBrowser, runVitest } from "./suites/run-suite.ts";
import { SHARES } from "./suites/shares.ts";
import { keepCompiledCode, keepTemporaryFilesTogether } from "./suites/temporary-files.ts";

const CACHE = join(import.meta.dirname, "../.cache");
const BUILD = { name: "web build", command: process.execPath, args: ["server/build.ts"] };

/** Everything: the checks with the web build, tests on both databases, tests in a browser. */
const wholeRun = (): Part[] => [
  browserPart(SHARES.whole["a browser"]),
  {
    name: "checks",
    shareSeconds: SHARES.whole.checks,
    run: (limitMs) => runChecks({ others: [BUILD], limitMs }),
  },
  {
    name: "tests",
    shareSeconds: SHARES.whole.tests,
    run: async (limitMs) => [
      await runVitest({
        name: "tests",
        report: join(CACHE, "vitest.json"),
        env: { EMBEDDED_TESTS: "essential" },
        limitMs,
      }),
    ],
  },
  {
    name: "browser",
    shareSeconds: SHARES.whole.browser,
    run: async (limitMs) => [
      await runBrowser({
        name: "browser",
        report: join(CACHE, "browser.json"),
        env: { E2E_PORT: String(await freePort()), E2E_OIDC_PORT: String(await freePort()) },
        limitMs,
      }),
    ],
  },
];

keepTemporaryFilesTogether();
keepCompiledCode(CACHE);
mkdirSync(CACHE, { recursive: true });
const capabilities = process.argv.slice(2);
await runParts(capabilities.length > 0 ? selectedRun(capabilities) : wholeRun());
