import { openPicture } from "./measure-image.ts";

/** No page and no paper shows a picture wider or taller. */
const LONGEST = 3_200;

type Drawn = { data: Uint8Array; mediaType: string; extension: string; width: number; height: number };

/** A picture drawn anew: upright, no larger than anybody looks at, without place, camera or any other word in it. */
export async function drawAnew(path: string): Promise<Drawn | null> {
  try {
    const picture = await openPicture(path);
    const { hasAlpha } = await picture.metadata();
    const sized = picture.resize({
      width: LONGEST,
      height: LONGEST,
      fit: "inside",
      withoutEnlargement: true,
    });
    const format = hasAlpha
      ? { encoded: sized.webp({ quality: 90 }), mediaType: "image/webp", extension: "webp" }
      : { encoded: sized.jpeg({ quality: 88 }), mediaType: "image/jpeg", extension: "jpg" };
    const { data, info } = await format.encoded.toBuffer({ resolveWithObject: true });
    const { mediaType, extension } = format;
    return { data, mediaType, extension, width: info.width, height: info.height };
  } catch {
    return null;
  }
}
