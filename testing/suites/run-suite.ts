import { rmSync } from "node:fs";
import { type StepResult, show } from "../steps.ts";
import {
  type BrowserReport,
  judgeBrowser,
  judgeVitest,
  readReport,
  type VitestReport,
} from "./judge-report.ts";

type Suite = {
  name: string;
  /** Where the report is written. */
  report: string;
  args?: string[];
  env?: Record<string, string>;
  isQuiet?: boolean;
};
const bin = (name: string) => `node_modules/.bin/${name}`;

/** Runs Vitest and judges it by its report as well as by its code. */
export async function runVitest({ name, report, args = [], env, isQuiet }: Suite): Promise<StepResult> {
  rmSync(report, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const { code } = await show({ command: bin("vitest"), args: ["run", ...reporters, ...args], env, isQuiet });
  return judgeVitest({ name, code, report: readReport<VitestReport>(report) });
}

/** Runs Playwright and judges it by its report as well as by its code. */
export async function runBrowser({ name, report, args = [], env, isQuiet }: Suite): Promise<StepResult> {
  rmSync(report, { force: true });
  const withReport = { ...env, E2E_REPORT: report };
  const { code } = await show({
    command: bin("playwright"),
    args: ["test", ...args],
    env: withReport,
    isQuiet,
  });
  return judgeBrowser({ name, code, report: readReport<BrowserReport>(report) });
}

/** The last line of a run, and the code it ends with. */
export function concludeRun(results: StepResult[]): { line: string; code: 0 | 1 } {
  const sum = (key: "passed" | "failed") => results.reduce((total, result) => total + result[key], 0);
  return { line: `${sum("passed")} passed, ${sum("failed")} failed`, code: sum("failed") === 0 ? 0 : 1 };
}
