import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./postgres-server.ts";
import { runChecks } from "./run-checks.ts";
import { type StepResult, show } from "./steps.ts";

const CACHE = join(import.meta.dirname, "../.cache");
const REPORTS = { vitest: join(CACHE, "vitest.json"), browser: join(CACHE, "browser.json") };
const bin = (name: string) => `node_modules/.bin/${name}`;

/** Checks, then tests on both databases, then tests in a browser; the last line counts them all. */
async function runTests(): Promise<StepResult[]> {
  mkdirSync(CACHE, { recursive: true });
  for (const report of Object.values(REPORTS)) rmSync(report, { force: true });
  const build = { name: "web build", command: process.execPath, args: ["server/build-web.ts"] };
  const checks = await runChecks([build]);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${REPORTS.vitest}`];
  const vitest = await show({ command: bin("vitest"), args: ["run", ...reporters] });
  const env = {
    E2E_REPORT: REPORTS.browser,
    E2E_PORT: String(await freePort()),
    E2E_OIDC_PORT: String(await freePort()),
  };
  const browser = await show({ command: bin("playwright"), args: ["test"], env });
  return [...checks, countVitest(vitest), countBrowser(browser)];
}

function countVitest(code: number): StepResult {
  const report = read<{ numPassedTests: number; numFailedTests: number }>(REPORTS.vitest);
  const failed = report?.numFailedTests ?? 1;
  // A file that cannot be loaded fails no test, but it fails the run.
  return {
    name: "tests",
    passed: report?.numPassedTests ?? 0,
    failed: code === 0 ? failed : Math.max(1, failed),
  };
}

function countBrowser(code: number): StepResult {
  const stats = read<{ stats: { expected: number; unexpected: number; flaky: number } }>(
    REPORTS.browser,
  )?.stats;
  const failed = stats ? stats.unexpected + stats.flaky : 1;
  return { name: "browser", passed: stats?.expected ?? 0, failed: code === 0 ? failed : Math.max(1, failed) };
}

function read<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as T) : undefined;
}

/** Everything the run puts into the temporary folder goes with it, also what a failed test or a killed browser leaves. */
function keepTemporaryFilesTogether(): void {
  const folder = mkdtempSync(join(tmpdir(), "lilamonde-test-"));
  // As root, PostgreSQL runs as somebody else and must find its way in.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(1));
}

keepTemporaryFilesTogether();
const results = await runTests();
const sum = (key: "passed" | "failed") => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
process.exit(sum("failed") === 0 ? 0 : 1);
