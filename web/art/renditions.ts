import { existsSync } from "node:fs";
import { rename } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import type { Original } from "./manifest.ts";
import { type Format, fallbackWidth, formats, type Rendition, renditionFile } from "./srcset.ts";

/** Part of every file name's fingerprint: raise it when the settings below change. */
export const recipe = "5";

const landscapeWidths = [480, 768, 1080, 1440, 1920];
const portraitWidths = [414, 608, 720];
const portraitRatio = 9 / 16;
const placeholderWidth = 20;

/** The widths made of an original, never larger than it. */
export function renditionWidths(original: Original): { landscape: number[]; portrait: number[] } {
  const tallest = Math.floor(original.height * portraitRatio) + 1;
  return {
    landscape: landscapeWidths.filter((width) => width <= original.width),
    portrait: original.hasPortrait ? portraitWidths.filter((width) => width <= tallest) : [],
  };
}

/** Every rendition of an original: each shape and width in each format. */
export function renditionsOf(original: Original): Rendition[] {
  const { name, hash } = original;
  const widths = renditionWidths(original);
  return (["landscape", "portrait"] as const).flatMap((shape) =>
    widths[shape].flatMap((width) =>
      formats
        .filter((format) => format !== "jpeg" || (shape === "landscape" && width === fallbackWidth(widths)))
        .map((format) => ({ name, hash, shape, width, format })),
    ),
  );
}

/** Writes the renditions of one original that do not exist yet, each width drawn once for all its formats. */
export async function makeRenditions(original: Original, folder: string, onMade: () => void): Promise<void> {
  const missing = renditionsOf(original).filter((one) => !existsSync(`${folder}/${renditionFile(one)}`));
  for (const alike of Map.groupBy(missing, ({ shape, width }) => `${shape} ${width}`).values()) {
    const drawn = await draw(original, alike[0]!);
    for (const rendition of alike) {
      const file = `${folder}/${renditionFile(rendition)}`;
      await encode(sharp(drawn.data, { raw: drawn.info }), rendition.format).toFile(`${file}.part`);
      await rename(`${file}.part`, file);
      onMade();
    }
  }
}

function draw(original: Original, { shape, width }: Rendition) {
  const image = shape === "portrait" ? cutPortrait(original, width) : sharp(original.path).resize({ width });
  return image.raw().toBuffer({ resolveWithObject: true });
}

/** A few pixels of the picture as a data address: stretched by the browser, they are the blurred placeholder. */
export async function makePlaceholder(original: Original): Promise<string> {
  const pixels = await sharp(original.path)
    .resize({ width: placeholderWidth })
    .blur(0.8)
    .webp({ quality: 40, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${pixels.toString("base64")}`;
}

function cutPortrait(original: Original, width: number): Sharp {
  const cutWidth = Math.min(original.width, Math.round(original.height * portraitRatio));
  // As object-position does, so that a film cropped by the browser lies exactly over its still picture.
  const left = Math.round(original.portraitX * (original.width - cutWidth));
  return sharp(original.path)
    .extract({ left, top: 0, width: cutWidth, height: original.height })
    .resize({ width, height: Math.round(width / portraitRatio), fit: "cover" });
}

function encode(image: Sharp, format: Format): Sharp {
  // More effort takes twice the time of a first start and saves a twentieth of the bytes.
  if (format === "avif") return image.avif({ quality: 62, effort: 0 });
  if (format === "webp") return image.webp({ quality: 80, effort: 2 });
  return image.jpeg({ quality: 80, mozjpeg: true });
}
