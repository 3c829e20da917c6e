import { createHash } from "node:crypto";
import type { ShareImage } from "./draw-share-image.ts";

const MAX_KEPT = 200;

export type DrawnImage = { bytes: Buffer; etag: string };

/** Share images, drawn once for what they show and kept in memory; what they show is their key, so none goes stale. */
export function createShareImages(draw: (image: ShareImage) => Promise<Buffer> = drawWhenAsked) {
  const kept = new Map<string, Promise<DrawnImage>>();

  async function drawNew(image: ShareImage): Promise<DrawnImage> {
    const bytes = await draw(image);
    const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
    return { bytes, etag };
  }

  return (image: ShareImage): Promise<DrawnImage> => {
    const key = JSON.stringify([image.title, image.caption, image.picture]);
    const known = kept.get(key);
    if (known) return known;
    const oldest = kept.keys().next().value;
    if (kept.size >= MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    const drawn = drawNew(image);
    kept.set(key, drawn);
    drawn.catch(() => kept.delete(key));
    return drawn;
  };
}

/** The drawing tools are large; they are loaded with the first link that somebody shares. */
async function drawWhenAsked(image: ShareImage): Promise<Buffer> {
  const { drawShareImage } = await import("./draw-share-image.ts");
  return drawShareImage(image);
}
