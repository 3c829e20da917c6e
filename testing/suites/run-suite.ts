import { rmSync } from "node:fs";
import { type StepResult, secondsSince, show } from "../steps.ts";
import { type FileTime, fileTimes, readJournal, unfinishedFiles } from "./journal.ts";
import {
  type BrowserReport,
  judgeBrowser,
  judgeVitest,
  readReport,
  type VitestReport,
} from "./judge-report.ts";

type Suite = {
  name: string;
  /** Where the report is written, and beside it the journal. */
  report: string;
  args?: string[];
  env?: Record<string, string>;
  isQuiet?: boolean;
  /** Whether there may be no test for the browser. */
  mayBeEmpty?: boolean;
  /** After this time the suite is ended and has failed: a busy loop stops the timers that limit a single test. */
  limitMs?: number | undefined;
  /** The same, at a moment that somebody else knows. */
  limit?: AbortSignal | undefined;
};
export type SuiteResult = StepResult & { files: FileTime[] };
const bin = (name: string) => `node_modules/.bin/${name}`;

/** Runs Vitest and judges it by its report as well as by its code. */
export function runVitest(suite: Suite): Promise<SuiteResult> {
  const { name, report, args = [] } = suite;
  const reporters = [
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
    "--reporter=./testing/suites/vitest-journal.ts",
  ];
  return runWatched(suite, {
    command: bin("vitest"),
    args: ["run", ...reporters, ...args],
    judge: (code) => judgeVitest({ name, code, report: readReport<VitestReport>(report) }),
  });
}

/** Runs Playwright and judges it by its report as well as by its code. */
export function runBrowser(suite: Suite): Promise<SuiteResult> {
  const { name, report, args = [], env, mayBeEmpty } = suite;
  const reporters = "--reporter=dot,json,./testing/suites/browser-journal.ts";
  return runWatched(
    { ...suite, env: { ...env, E2E_REPORT: report, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
    {
      command: bin("playwright"),
      args: ["test", reporters, ...(mayBeEmpty ? ["--pass-with-no-tests"] : []), ...args],
      judge: (code) => judgeBrowser({ name, code, report: readReport<BrowserReport>(report), mayBeEmpty }),
    },
  );
}

type Runner = { command: string; args: string[]; judge: (code: number) => StepResult };

/** Where a suite says which files it began and ended. */
export const journalOf = (report: string) => `${report}.journal`;

/** Runs a suite within its limit; one that is ended there has failed, and what it was busy with is named. */
async function runWatched(suite: Suite, { command, args, judge }: Runner): Promise<SuiteResult> {
  const { name, report, env, isQuiet, limitMs, limit } = suite;
  const journal = journalOf(report);
  for (const file of [report, journal]) rmSync(file, { force: true });
  const started = performance.now();
  const { code, isEnded } = await show({
    command,
    args,
    env: { ...env, TEST_JOURNAL: journal },
    ...{ isQuiet, limitMs, limit },
  });
  const entries = readJournal(journal);
  const result = { ...judge(code), seconds: secondsSince(started), files: fileTimes(entries) };
  if (!isEnded) return result;
  const running = unfinishedFiles(entries).join(", ") || "no file that is known";
  return { ...result, note: `${name} was ended at its limit, still busy with ${running}.` };
}

/** The last line of a run, and the code it ends with. */
export function concludeRun(results: StepResult[]): { line: string; code: 0 | 1 } {
  const sum = (key: "passed" | "failed") => results.reduce((total, result) => total + result[key], 0);
  return { line: `${sum("passed")} passed, ${sum("failed")} failed`, code: sum("failed") === 0 ? 0 : 1 };
}
