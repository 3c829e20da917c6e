import { relative } from "node:path";
import type { Reporter, TestCase } from "@playwright/test/reporter";
import { writeEntry } from "./journal.ts";

const entryOf = ({ id, location }: TestCase) => ({
  id,
  file: relative(process.cwd(), location.file),
  project: "browser",
});

/** Tells Playwright's journal which tests are running. */
export default class BrowserJournal implements Reporter {
  onTestBegin(test: TestCase): void {
    writeEntry({ event: "began", ...entryOf(test) });
  }

  onTestEnd(test: TestCase): void {
    writeEntry({ event: "ended", ...entryOf(test) });
  }

  printsToStdio(): boolean {
    return false;
  }
}
