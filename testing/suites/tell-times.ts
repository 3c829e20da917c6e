import type { FileTime } from "./journal.ts";
import type { FinishedPart, PartResult } from "./part.ts";

const SLOWEST = 10;
const row = (seconds: number, words: string) => `${seconds.toFixed(1).padStart(8)} s  ${words}`;

/** The lines that end a run: the time of each part and its steps, the slowest files, and what has to be known. */
export function tellTimes(parts: FinishedPart[]): string[] {
  const results = parts.flatMap((part) => part.results);
  const files = results.flatMap((result) => result.files ?? []).sort((a, b) => b.seconds - a.seconds);
  const total = parts.reduce((sum, { seconds }) => sum + seconds, 0);
  return [
    "Times",
    ...parts.flatMap((part) => [
      row(part.seconds, `${part.name} (share ${part.shareSeconds} s)`),
      ...stepsOf(part),
    ]),
    row(total, "all"),
    ...(files.length > 0 ? ["", "Slowest files"] : []),
    ...files.slice(0, SLOWEST).map(({ seconds, project, file }) => row(seconds, `${project}  ${file}`)),
    ...results.flatMap(({ note }) => (note ? ["", note] : [])),
  ];
}

/** The steps of a part, or the projects of its suite, whose files are added up over those that run at once. */
function stepsOf({ results }: FinishedPart): string[] {
  return results.flatMap((result) => (result.files ? projectsOf(result.files) : stepOf(result)));
}

function stepOf({ name, seconds }: PartResult): string[] {
  return seconds === undefined ? [] : [row(seconds, `  ${name}`)];
}

function projectsOf(files: FileTime[]): string[] {
  const byProject = Object.entries(Object.groupBy(files, ({ project }) => project));
  return byProject.map(([project, own = []]) => {
    const seconds = own.reduce((sum, file) => sum + file.seconds, 0);
    return row(seconds, `  ${project}: ${own.length} files, added up over workers`);
  });
}
