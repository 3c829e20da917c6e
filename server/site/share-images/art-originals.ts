import { readFileSync } from "node:fs";
import { join } from "node:path";
import { places } from "#platform/places.ts";

type Entry = { file: string; width: number; height: number; focalPoint: { x: number; y: number } };
export type Original = { path: string; width: number; height: number; focalPoint: { x: number; y: number } };

let entries: Entry[] | undefined;

/** Whether the house's art has a picture by that name. */
export function isArt(name: string): boolean {
  return readEntries().some(({ file }) => file === `${name}.jpg`);
}

/** The original of a picture of the house's art; of the home page's where there is none by that name. */
export function findOriginal(name: string): Original {
  const known = readEntries();
  const found = known.find(({ file }) => file === `${name}.jpg`) ?? known[0];
  if (!found) throw new Error("the house has no art");
  return { ...found, path: join(places.artOriginals, found.file) };
}

function readEntries(): Entry[] {
  entries ??= JSON.parse(readFileSync(join(places.artOriginals, "manifest.json"), "utf8")) as Entry[];
  return entries;
}
