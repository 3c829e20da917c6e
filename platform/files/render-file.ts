import type { Db } from "#platform/database/database.ts";
import type { Disk } from "./disk.ts";
import { openPicture } from "./measure-image.ts";
import { insertRendition, selectFile } from "./queries.ts";
import { storageKeyOf } from "./receive-upload.ts";

const WIDTHS = [480, 960, 1_600];

type Rendered = { db: Db; disk: Disk; id: string };

/**
 * Makes the upright, smaller AVIF and WebP of a picture, without EXIF (place, camera) or any other metadata. Of a file
 * that is removed meanwhile nothing stays behind, and that is no failure.
 */
export async function renderFile({ db, disk, id }: Rendered): Promise<void> {
  const known = await selectFile({ db, id });
  if (!known?.file.width) return;
  try {
    await renderAll({ db, disk, id }, known);
  } catch (error) {
    if (await selectFile({ db, id })) throw error;
  }
}

type Known = NonNullable<Awaited<ReturnType<typeof selectFile>>>;

async function renderAll({ db, disk, id }: Rendered, { file, renditions }: Known): Promise<void> {
  const original = await disk.getBytes(file.storageKey);
  for (const width of widthsFor(file.width!)) {
    for (const format of ["avif", "webp"] as const) {
      if (renditions.some((made) => made.format === format && made.width === width)) continue;
      const { data, info } = await encode({ original, width, format });
      const storageKey = storageKeyOf({ id, name: String(width), extension: format });
      await disk.put(storageKey, data, `image/${format}`);
      const { height, size: bytes } = info;
      try {
        await insertRendition({ db, id, rendition: { format, width, height, storageKey, bytes } });
      } catch (error) {
        await disk.delete(storageKey);
        throw error;
      }
    }
  }
}

/** The standard widths below the picture's own, and its own where that is narrower than the widest. */
function widthsFor(width: number): number[] {
  const narrower = WIDTHS.filter((standard) => standard < width);
  return narrower.length < WIDTHS.length ? [...narrower, width] : narrower;
}

async function encode({
  original,
  width,
  format,
}: {
  original: Uint8Array;
  width: number;
  format: "avif" | "webp";
}) {
  const picture = await openPicture(original);
  const resized = picture.resize({ width });
  const encoded =
    format === "avif" ? resized.avif({ quality: 55, effort: 3 }) : resized.webp({ quality: 78 });
  return encoded.toBuffer({ resolveWithObject: true });
}
