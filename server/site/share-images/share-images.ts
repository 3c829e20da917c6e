import { createHash } from "node:crypto";
import { createMadeOnce } from "#platform/made-once.ts";
import type { ShareImage } from "./draw-share-image.ts";

const MAX_BYTES = 16_000_000;

export type DrawnImage = { bytes: Buffer; etag: string };

/** Share images, drawn once for what they show and kept in memory; what they show is their key, so none goes stale. */
export function createShareImages(draw: (image: ShareImage) => Promise<Buffer> = drawWhenAsked) {
  const once = createMadeOnce<DrawnImage>({ maxBytes: MAX_BYTES, bytesOf: ({ bytes }) => bytes.byteLength });

  async function drawNew(image: ShareImage): Promise<DrawnImage> {
    const bytes = await draw(image);
    const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
    return { bytes, etag };
  }

  return (image: ShareImage): Promise<DrawnImage> =>
    once(JSON.stringify([image.title, image.caption, image.picture]), () => drawNew(image));
}

/** The drawing tools are large; they are loaded with the first link that somebody shares. */
async function drawWhenAsked(image: ShareImage): Promise<Buffer> {
  const { drawShareImage } = await import("./draw-share-image.ts");
  return drawShareImage(image);
}
