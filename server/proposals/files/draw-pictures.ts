import sharp, { type Sharp } from "sharp";
import type { JourneySnapshot, SnapshotPicture } from "#domain/journeys/snapshot.ts";
import { inLanguage } from "#domain/localized.ts";
import { kitPictureIdOf } from "#domain/site/file-addresses.ts";
import type { Language } from "#domain/text.ts";
import type { Deps } from "../../deps.ts";
import { listPhotos } from "../../materials/photos/list-photos.ts";
import { pictureFileOf } from "../../site/pictures/picture-file.ts";
import { findOriginal } from "../../site/share-images/art-originals.ts";
import { cropAround } from "../../site/share-images/crop.ts";
import { frames } from "./picture-frames.ts";

/** Pixels to a point, so that it prints well. */
const DENSITY = 2;
/** A document is sent by message: so many pictures are enough of a long journey. */
const MOST = 24;

/** A picture on paper, with what its advisor wrote below it. */
export type DrawnPicture = { jpeg: Uint8Array; caption: string };
/** The pictures of a proposal as JPEGs: its cover, and those of each block, by the block's id. */
export type DrawnPictures = { cover: Uint8Array | null; blocks: Record<string, DrawnPicture[]> };
type Shown = { content: JourneySnapshot; language: Language };
type Needs = Pick<Deps, "db" | "files" | "clock">;

/** Draws them as a document takes them; what may not be used any more, or is gone, is left out. */
export async function drawPictures(deps: Needs, { content, language }: Shown): Promise<DrawnPictures> {
  const cover = content.cover && (await draw(deps, content.cover, frames.cover));
  const drawn: DrawnPictures = { cover, blocks: {} };
  const blocks = content.options.flatMap(({ days }) => days.flatMap(({ blocks }) => blocks));
  for (const { id, picture } of chosenOf(blocks)) {
    const jpeg = await draw(deps, picture, drawn.blocks[id] ? frames.more : frames.block);
    const caption = picture.kind === "own" ? inLanguage(picture.caption, language) : "";
    if (jpeg) drawn.blocks[id] = [...(drawn.blocks[id] ?? []), { jpeg, caption }];
  }
  return drawn;
}

/** What there is room for: the first of every block before the second of any. */
function chosenOf(blocks: { id: string; pictures: SnapshotPicture[] }[]) {
  const all = blocks.flatMap(({ id, pictures }) =>
    pictures.map((picture, place) => ({ id, picture, place })),
  );
  return all.sort((a, b) => a.place - b.place).slice(0, MOST);
}

async function draw(
  deps: Needs,
  picture: SnapshotPicture,
  frame: typeof frames.cover,
): Promise<Uint8Array | null> {
  const size = { width: frame.width * DENSITY, height: frame.height * DENSITY };
  if (picture.kind === "art") {
    const { path, width, height, focalPoint } = findOriginal(picture.name);
    const region = cropAround({ picture: { width, height }, focalPoint, frame: size });
    return sharp(path).extract(region).resize(size).jpeg({ quality: 80 }).toBuffer();
  }
  const found = await findFile(deps, picture);
  if (!found) return null;
  const content = await new Response(await deps.files.read(found.key, found.bytes)).arrayBuffer();
  const upright = sharp(content).rotate();
  if (!picture.focus) return jpegOf(upright.resize({ ...size, position: "attention" }));
  const region = cropAround({ picture, focalPoint: picture.focus, frame: size });
  return jpegOf(upright.extract(region).resize(size));
}

const jpegOf = (picture: Sharp) => picture.flatten({ background: "#fff" }).jpeg({ quality: 80 }).toBuffer();

/** Where the content of an uploaded picture lies. */
async function findFile(
  deps: Needs,
  picture: Exclude<SnapshotPicture, { kind: "art" }>,
): Promise<{ key: string; bytes: number } | undefined> {
  // The snapshot itself says which of the advisor's own it shows.
  if (picture.kind === "own") return storedAs(deps, picture.id);
  const { src } = picture;
  const inKit = kitPictureIdOf(src);
  if (inKit) return (await listPhotos(deps, { ids: [inKit] }))[0];
  const id = await pictureFileOf(deps.db, { src, kinds: ["hotel", "product"] });
  return id ? storedAs(deps, id) : undefined;
}

async function storedAs({ db, files }: Needs, id: string) {
  const found = await files.find(db, id);
  return found && { key: found.file.storageKey, bytes: found.file.bytes };
}
