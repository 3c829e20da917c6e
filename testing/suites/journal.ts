import { appendFileSync, existsSync, readFileSync } from "node:fs";

/** One line of a suite's journal: a file of tests, or one browser test of it, began or ended. */
export type Entry = { event: "began" | "ended"; id: string; file: string; project: string; atMs: number };
export type FileTime = { file: string; project: string; seconds: number };

/** Writes a line at once, so that a suite that is ended from outside has said where it was. */
export function writeEntry(entry: Omit<Entry, "atMs">): void {
  const journal = process.env.TEST_JOURNAL;
  if (journal) appendFileSync(journal, `${JSON.stringify({ ...entry, atMs: Date.now() })}\n`);
}

/** The whole lines of a journal, or none where nothing was written: a line whose writer was ended within it is left out. */
export function readJournal(file: string): Entry[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").split("\n").slice(0, -1);
  return lines.map((line) => JSON.parse(line) as Entry);
}

/** How long each file took, longest first; the tests of a file count together. */
export function fileTimes(entries: Entry[]): FileTime[] {
  const began = new Map<string, Entry>();
  const times = new Map<string, FileTime>();
  for (const entry of entries) {
    if (entry.event === "began") began.set(entry.id, entry);
    const since = entry.event === "ended" ? began.get(entry.id) : undefined;
    if (!since) continue;
    const { file, project } = entry;
    const time = times.get(`${project} ${file}`) ?? { file, project, seconds: 0 };
    time.seconds += (entry.atMs - since.atMs) / 1_000;
    times.set(`${project} ${file}`, time);
    began.delete(entry.id);
  }
  return [...times.values()].sort((a, b) => b.seconds - a.seconds);
}

/** The files that began and did not end: what a suite was busy with when it was ended. */
export function unfinishedFiles(entries: Entry[]): string[] {
  const open = new Map<string, string>();
  for (const { event, id, file } of entries) {
    if (event === "began") open.set(id, file);
    else open.delete(id);
  }
  return [...new Set(open.values())];
}
