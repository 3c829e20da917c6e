import sharp from "sharp";
import type { JourneySnapshot } from "#domain/journeys/snapshot.ts";
import type { Deps } from "../../deps.ts";
import { pictureFileOf } from "../../site/pictures/picture-file.ts";

/** In points, on paper. */
const BOX = { width: 150, height: 56 };
/** Pixels to a point, so that it prints well. */
const DENSITY = 4;

export type DrawnLogo = { png: Uint8Array; width: number; height: number };

/** The seller's logo as a document takes it; none where there is none, or where its file is gone. */
export async function drawLogo(
  { db, files }: Pick<Deps, "db" | "files">,
  logo: JourneySnapshot["advisor"]["logo"],
): Promise<DrawnLogo | null> {
  const id = logo?.kind === "file" ? await pictureFileOf(db, { src: logo.src, kinds: ["logo"] }) : null;
  const found = id ? await files.find(db, id) : undefined;
  if (!found) return null;
  const { storageKey, bytes } = found.file;
  const content = await new Response(await files.read(storageKey, bytes)).arrayBuffer();
  const { data, info } = await sharp(content)
    .rotate()
    .resize({ width: BOX.width * DENSITY, height: BOX.height * DENSITY, fit: "inside" })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width / DENSITY, height: info.height / DENSITY };
}
