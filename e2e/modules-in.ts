import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** What every file of a folder here exports, in the order of their names: nobody lists them. */
export function modulesIn<Exports>(folder: string): Promise<Exports[]> {
  const files = globSync(`${folder}/*.ts`, { cwd: import.meta.dirname }).sort();
  return Promise.all(files.map((file) => import(pathToFileURL(join(import.meta.dirname, file)).href)));
}
