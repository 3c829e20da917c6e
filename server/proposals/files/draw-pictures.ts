import sharp from "sharp";
import type { JourneySnapshot } from "#domain/journeys/snapshot.ts";
import { kitPictureIdOf } from "#domain/site/file-addresses.ts";
import type { Picture } from "#domain/site/pictures.ts";
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

/** The pictures of a proposal as JPEGs: its cover, and the first of each block, by the block's id. */
export type DrawnPictures = { cover: Uint8Array | null; blocks: Record<string, Uint8Array> };
type Needs = Pick<Deps, "db" | "files" | "clock">;

/** Draws them as a document takes them; what may not be used any more, or is gone, is left out. */
export async function drawPictures(deps: Needs, content: JourneySnapshot): Promise<DrawnPictures> {
  const cover = content.cover && (await draw(deps, content.cover, frames.cover));
  const drawn: DrawnPictures = { cover, blocks: {} };
  const blocks = content.options.flatMap(({ days }) => days.flatMap(({ blocks }) => blocks));
  const pictured = blocks.filter(({ pictures }) => pictures.length > 0).slice(0, MOST);
  for (const { id, pictures } of pictured) {
    const picture = await draw(deps, pictures[0]!, frames.block);
    if (picture) drawn.blocks[id] = picture;
  }
  return drawn;
}

async function draw(deps: Needs, picture: Picture, frame: typeof frames.cover): Promise<Uint8Array | null> {
  const size = { width: frame.width * DENSITY, height: frame.height * DENSITY };
  if (picture.kind === "art") {
    const { path, width, height, focalPoint } = findOriginal(picture.name);
    const region = cropAround({ picture: { width, height }, focalPoint, frame: size });
    return sharp(path).extract(region).resize(size).jpeg({ quality: 80 }).toBuffer();
  }
  const found = await findFile(deps, picture.src);
  if (!found) return null;
  const content = await new Response(await deps.files.read(found.key, found.bytes)).arrayBuffer();
  return sharp(content)
    .rotate()
    .resize({ ...size, position: "attention" })
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** Where the content of an uploaded picture lies. */
async function findFile(deps: Needs, src: string): Promise<{ key: string; bytes: number } | undefined> {
  const inKit = kitPictureIdOf(src);
  if (inKit) return (await listPhotos(deps, { ids: [inKit] }))[0];
  const id = await pictureFileOf(deps.db, { src, kinds: ["hotel", "product"] });
  const found = id ? await deps.files.find(deps.db, id) : undefined;
  return found && { key: found.file.storageKey, bytes: found.file.bytes };
}
