import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";

/** What every file of a folder here exports, with the file's own name, in the order of their names: nobody lists them. */
export function modulesIn<Exports>(folder: string): Promise<(Exports & { file: string })[]> {
  const files = globSync(`${folder}/*.ts`, { cwd: import.meta.dirname }).sort();
  return Promise.all(
    files.map(async (path) => ({
      ...(await import(pathToFileURL(join(import.meta.dirname, path)).href)),
      file: basename(path, ".ts"),
    })),
  );
}
