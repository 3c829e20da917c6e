import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { until } from "#testing/until.ts";
import { show } from "../steps.ts";
import { readJournal, unfinishedFiles } from "../suites/journal.ts";
import { concludeRun, journalOf, runBrowser, runVitest } from "../suites/run-suite.ts";

const VITEST = "testing/canaries/vitest.config.ts";
const PLAYWRIGHT = "testing/canaries/playwright.config.ts";
const LIMIT_MS = 120_000;
/** A run inside a run: it is not to take the other for its own. */
const ALONE = { VITEST: "", VITEST_POOL_ID: "", VITEST_WORKER_ID: "", TEST: "" };

/** What `npm test` would make of a run with these canaries in it. */
async function runCanaries(kind: "vitest" | "browser", ...canaries: string[]) {
  return runLimited({ kind, canaries });
}

type Canaries = { kind: "vitest" | "browser"; canaries: string[]; isEndedIn?: string };

/** The limit comes once the file has begun that would never end. */
async function runLimited({ kind, canaries, isEndedIn }: Canaries) {
  const report = join(temporaryFolder("lilamonde-canary"), "report.json");
  const limit = new AbortController();
  if (isEndedIn)
    void until(() =>
      expect(unfinishedFiles(readJournal(journalOf(report))).join()).toContain(isEndedIn),
    ).then(() => limit.abort());
  const result = await (kind === "vitest" ? runVitest : runBrowser)({
    name: "canary",
    report,
    args: ["--config", kind === "vitest" ? VITEST : PLAYWRIGHT],
    env: { ...ALONE, CANARIES: canaries.join() },
    isQuiet: true,
    limit: limit.signal,
  });
  return { ...result, code: concludeRun([{ name: "check", passed: 1, failed: 0 }, result]).code };
}

describe("a run is red", { timeout: LIMIT_MS }, () => {
  test("never for nothing: what passes is green", async () => {
    expect(await runCanaries("vitest", "passing-test")).toMatchObject({ passed: 1, failed: 0, code: 0 });
  });

  test.for(["failing-test", "unloadable-file", "failing-hook", "stray-error"])(
    "with a %s",
    async (canary) => {
      const { failed, passed, code } = await runCanaries("vitest", canary, "passing-test");
      expect({ failed, code }).toEqual({ failed: 1, code: 1 });
      expect(passed).toBeGreaterThan(0);
    },
  );

  test("when there was nothing to run", async () => {
    expect(await runCanaries("vitest", "no-such-file")).toMatchObject({ passed: 0, failed: 1, code: 1 });
    expect(await runCanaries("browser", "no-such-file")).toMatchObject({ passed: 0, failed: 1, code: 1 });
  });

  test("with a failing browser test, and with one that cannot be loaded", async () => {
    expect(await runCanaries("browser", "failing-browser")).toMatchObject({ passed: 1, failed: 1, code: 1 });
    expect((await runCanaries("browser", "unloadable-file")).code).toBe(1);
  });

  test("when a test never gives back the processor, and says which file it was", async () => {
    const [unit, browser] = await Promise.all([
      runLimited({ kind: "vitest", canaries: ["endless-loop"], isEndedIn: "endless-loop" }),
      runLimited({ kind: "browser", canaries: ["endless-browser"], isEndedIn: "endless-browser" }),
    ]);
    expect(unit).toMatchObject({ failed: 1, code: 1 });
    expect(unit.note).toContain("endless-loop.canary.ts");
    expect(browser).toMatchObject({ failed: 1, code: 1 });
    expect(browser.note).toContain("endless-browser.canary.ts");
  });

  test("by its own exit code too, with PostgreSQL beside it", async () => {
    const env = { ...ALONE, CANARIES: "failing-test", CANARY_DATABASE: "postgres" };
    const command = "node_modules/.bin/vitest";
    expect(await show({ command, args: ["run", "--config", VITEST], env, isQuiet: true })).toMatchObject({
      code: 1,
    });
  });
});
