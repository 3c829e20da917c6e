import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, extname } from "node:path";

type Point = { x: number; y: number };

type ManifestEntry = {
  file: string;
  width: number;
  height: number;
  focalPoint: Point;
  altPt: string;
  altEn: string;
  /** The picture also fills tall screens, so it gets renditions cut around its focal point. */
  portrait?: boolean;
  /** Where, across it, a tall screen looks, when that is not its focal point. */
  portraitX?: number;
  poster?: string;
};

/** What a film may be kept as; the lighter one has the same name beside the one that every browser plays. */
const filmTypes = [".mp4", ".webm"];

/** One original with its bytes' fingerprint, which names everything made from it. */
export type Original = {
  name: string;
  path: string;
  hash: string;
  width: number;
  height: number;
  focalPoint: Point;
  portraitX: number;
  alt: { pt: string; en: string };
  hasPortrait: boolean;
  poster: string | undefined;
};

/** Reads the manifest of a folder of originals; pictures and films come back apart. */
export async function readOriginals(
  folder: string,
  recipe: string,
): Promise<{ pictures: Original[]; films: Original[] }> {
  const manifest = await readFile(`${folder}/manifest.json`, "utf8");
  const entries = JSON.parse(manifest) as ManifestEntry[];
  const originals = await Promise.all(entries.map((entry) => readOriginal(folder, entry, recipe)));
  const isFilm = (original: Original) => filmTypes.includes(extname(original.path));
  return { pictures: originals.filter((o) => !isFilm(o)), films: originals.filter(isFilm) };
}

async function readOriginal(folder: string, entry: ManifestEntry, recipe: string): Promise<Original> {
  const path = `${folder}/${entry.file}`;
  const hash = createHash("sha256")
    .update(recipe)
    .update(JSON.stringify(entry.focalPoint))
    .update(String(entry.portraitX ?? ""))
    .update(await readFile(path));
  return {
    name: basename(entry.file, extname(entry.file)),
    path,
    hash: hash.digest("hex").slice(0, 8),
    width: entry.width,
    height: entry.height,
    focalPoint: entry.focalPoint,
    portraitX: entry.portraitX ?? entry.focalPoint.x,
    alt: { pt: entry.altPt, en: entry.altEn },
    hasPortrait: entry.portrait ?? false,
    poster: entry.poster && basename(entry.poster, extname(entry.poster)),
  };
}
