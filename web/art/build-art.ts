import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { type Original, readOriginals } from "./manifest.ts";
import { writeRecords, writeStyles } from "./records.ts";
import { makePlaceholder, makeRenditions, recipe, renditionsOf } from "./renditions.ts";
import { renditionFile } from "./srcset.ts";

const here = fileURLToPath(new URL(".", import.meta.url));

type Folders = { originals: string; renditions: string; generated: string };

const projectFolders: Folders = {
  originals: `${here}originals`,
  renditions: fileURLToPath(new URL("../public/art", import.meta.url)),
  generated: `${here}generated`,
};

/** How many renditions there are now of all that are wanted. */
type Progress = (made: number, wanted: number) => void;

/** Brings the renditions, placeholders and records of every original up to date, making only what is missing. */
export async function buildArt(
  folders: Folders = projectFolders,
  onProgress: Progress = () => undefined,
): Promise<void> {
  await mkdir(folders.renditions, { recursive: true });
  await mkdir(folders.generated, { recursive: true });
  const { pictures, films } = await readOriginals(folders.originals, recipe);
  const wanted = new Set(pictures.flatMap((picture) => renditionsOf(picture).map(renditionFile)));
  const total = wanted.size;
  let made = [...wanted].filter((file) => existsSync(`${folders.renditions}/${file}`)).length;
  await inPairs(pictures, (picture) =>
    makeRenditions(picture, folders.renditions, () => onProgress(++made, total)),
  );
  for (const film of films) wanted.add(await copyFilm(film, folders.renditions));
  await removeStale(folders.renditions, wanted);
  const placeholders = await Promise.all(pictures.map(makePlaceholder));
  await writeIfChanged(`${folders.generated}/art.ts`, writeRecords(pictures, films));
  await writeIfChanged(`${folders.generated}/art.css`, writeStyles(pictures, placeholders));
}

/** The file name of a film in the public folder. */
function filmFile(film: Original): string {
  return `${film.name}-${film.hash}${extname(film.path)}`;
}

async function copyFilm(film: Original, folder: string): Promise<string> {
  await copyFile(film.path, `${folder}/${filmFile(film)}`);
  return filmFile(film);
}

async function removeStale(folder: string, wanted: Set<string>): Promise<void> {
  const present = await readdir(folder);
  await Promise.all(present.filter((file) => !wanted.has(file)).map((file) => rm(`${folder}/${file}`)));
}

/** Leaves an unchanged file alone, so that nothing watching it rebuilds. */
async function writeIfChanged(path: string, text: string): Promise<void> {
  const before = await readFile(path, "utf8").catch(() => undefined);
  if (before !== text) await writeFile(path, text);
}

/** Two at a time: each encoding already uses more than one thread. */
async function inPairs<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item; item = queue.shift()) await work(item);
  };
  await Promise.all([worker(), worker()]);
}
