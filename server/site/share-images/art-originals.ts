import { readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "../../../web/art/originals");

type Entry = { file: string; width: number; height: number; focalPoint: { x: number; y: number } };
export type Original = { path: string; width: number; height: number; focalPoint: { x: number; y: number } };

let entries: Entry[] | undefined;

/** The original of a picture of the house's art; of the home page's where there is none by that name. */
export function findOriginal(name: string): Original {
  entries ??= JSON.parse(readFileSync(join(FOLDER, "manifest.json"), "utf8")) as Entry[];
  const found = entries.find(({ file }) => file === `${name}.jpg`) ?? entries[0];
  if (!found) throw new Error("the house has no art");
  return { ...found, path: join(FOLDER, found.file) };
}
