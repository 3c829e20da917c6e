import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { type Entry, fileTimes, readJournal, unfinishedFiles } from "./journal.ts";
import { type BrowserReport, judgeBrowser, readReport } from "./judge-report.ts";

const entry = (event: Entry["event"], id: string, atMs: number): Entry => ({
  event,
  id,
  file: `e2e/${id.charAt(0)}.spec.ts`,
  project: "browser",
  atMs,
});

describe("a journal", () => {
  const entries = [
    entry("began", "a1", 0),
    entry("began", "b1", 500),
    entry("ended", "a1", 2_000),
    entry("began", "a2", 2_000),
    entry("ended", "b1", 4_500),
    entry("ended", "a2", 3_000),
    entry("began", "c1", 5_000),
  ];

  test("adds up the tests of each file, longest first", () => {
    expect(fileTimes(entries)).toEqual([
      { file: "e2e/b.spec.ts", project: "browser", seconds: 4 },
      { file: "e2e/a.spec.ts", project: "browser", seconds: 3 },
    ]);
  });

  test("knows what was running when it ended", () => {
    expect(unfinishedFiles(entries)).toEqual(["e2e/c.spec.ts"]);
  });

  test("of nothing is empty", () => {
    expect(fileTimes([])).toEqual([]);
    expect(unfinishedFiles([])).toEqual([]);
  });
});

describe("a suite that is ended while it writes", () => {
  const write = (text: string) => {
    const file = join(temporaryFolder("lilamonde-cut"), "cut.json");
    writeFileSync(file, text);
    return file;
  };

  test("has told what it told in whole lines", () => {
    const began = entry("began", "a1", 0);
    expect(readJournal(write(`${JSON.stringify(began)}\n{"event":"ended","id":"a`))).toEqual([began]);
  });

  test("has failed without a report", () => {
    for (const text of ["", '{"stats":{"expected":3,"unexpe']) {
      const report = readReport<BrowserReport>(write(text));
      expect(judgeBrowser({ name: "browser", code: 0, report })).toMatchObject({ passed: 0, failed: 1 });
    }
  });
});
