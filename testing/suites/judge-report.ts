import { existsSync, readFileSync } from "node:fs";
import type { StepResult } from "../steps.ts";

export type VitestReport = {
  success: boolean;
  numTotalTests: number;
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};
export type BrowserReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
};
type Verdict<Report> = {
  name: string;
  code: number;
  report: Report | undefined;
  /** Whether there may be nothing to run. */
  mayBeEmpty?: boolean | undefined;
};

/** What one Vitest run is worth: a file that fails without a failed test counts as one, and so does an empty run. */
export function judgeVitest({ name, code, report }: Verdict<VitestReport>): StepResult {
  if (!report) return { name, passed: 0, failed: 1 };
  const isBroken = ({ status, assertionResults }: VitestReport["testResults"][number]) =>
    status !== "passed" && !assertionResults.some((test) => test.status === "failed");
  const failed = report.numFailedTests + report.testResults.filter(isBroken).length;
  const isSound = code === 0 && report.success && report.numPassedTests > 0;
  return { name, passed: report.numPassedTests, failed: isSound ? failed : Math.max(1, failed) };
}

/** What one Playwright run is worth: what cannot be loaded counts as failed, and so does an empty run that may not be. */
export function judgeBrowser({ name, code, report, mayBeEmpty = false }: Verdict<BrowserReport>): StepResult {
  if (!report) return { name, passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  const failed = unexpected + flaky + report.errors.length;
  const isSound = code === 0 && (expected > 0 || mayBeEmpty);
  return { name, passed: expected, failed: isSound ? failed : Math.max(1, failed) };
}

/** A report, or nothing where none was written or its writer was ended within it. */
export function readReport<Report>(file: string): Report | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Report;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
