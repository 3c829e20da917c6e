import { relative } from "node:path";
import type { Reporter, TestModule } from "vitest/node";
import { writeEntry } from "./journal.ts";

const entryOf = ({ moduleId, project }: TestModule) => ({
  id: `${project.name} ${moduleId}`,
  file: relative(process.cwd(), moduleId),
  project: project.name,
});

/** Tells Vitest's journal which files are running. */
export default class VitestJournal implements Reporter {
  onTestModuleQueued(module: TestModule): void {
    writeEntry({ event: "began", ...entryOf(module) });
  }

  onTestModuleEnd(module: TestModule): void {
    writeEntry({ event: "ended", ...entryOf(module) });
  }
}
