// About 200 MB decoded; without a bound a small file could be made to fill the memory.
const MAX_PIXELS = 50_000_000;
const FORMATS: Record<string, string> = {
  "image/jpeg": "jpeg",
  "image/png": "png",
  "image/webp": "webp",
  "image/gif": "gif",
  "image/avif": "heif",
};

export type Size = { width: number; height: number };

/** Whether pictures of this type are measured and get renditions. */
export function isPicture(mediaType: string): boolean {
  return mediaType in FORMATS;
}

/** A reader for untrusted pictures, loaded when the first one comes: bounded in pixels and time, and strict about damage. */
export async function openPicture(input: string | Uint8Array) {
  const { default: sharp } = await import("sharp");
  return sharp(input, { limitInputPixels: MAX_PIXELS, failOn: "error", sequentialRead: true })
    .autoOrient()
    .timeout({ seconds: 30 });
}

/** The upright size of a picture that decodes to its end as what its first bytes say; else null. */
export async function measureImage(path: string, mediaType: string): Promise<Size | null> {
  try {
    const { default: sharp } = await import("sharp");
    const { format, width, height, autoOrient, pages = 1 } = await sharp(path).metadata();
    if (format !== FORMATS[mediaType] || width * height * pages > MAX_PIXELS) return null;
    const picture = await openPicture(path);
    await picture.resize(16, 16, { fit: "inside" }).raw().toBuffer();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch {
    return null;
  }
}
