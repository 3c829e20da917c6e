import { existsSync } from "node:fs";
import { rename } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import type { Original } from "./manifest.ts";
import { type Format, formats, renditionFile } from "./srcset.ts";

/** Part of every file name's fingerprint: raise it when the settings below change. */
export const recipe = "4";

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

/** Writes the renditions of one original that do not exist yet, and names all of them. */
export async function makeRenditions(original: Original, folder: string): Promise<string[]> {
  const widths = renditionWidths(original);
  const files: string[] = [];
  for (const shape of ["landscape", "portrait"] as const) {
    for (const width of widths[shape]) {
      for (const format of formats) {
        const file = renditionFile({ name: original.name, hash: original.hash, shape, width, format });
        files.push(file);
        if (existsSync(`${folder}/${file}`)) continue;
        const image =
          shape === "portrait" ? cutPortrait(original, width) : sharp(original.path).resize({ width });
        await encode(image, format).toFile(`${folder}/${file}.part`);
        await rename(`${folder}/${file}.part`, `${folder}/${file}`);
      }
    }
  }
  return files;
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
  const left = Math.round(original.focalPoint.x * (original.width - cutWidth));
  return sharp(original.path)
    .extract({ left, top: 0, width: cutWidth, height: original.height })
    .resize({ width, height: Math.round(width / portraitRatio), fit: "cover" });
}

function encode(image: Sharp, format: Format): Sharp {
  // More effort takes twice the time of a first start and saves three hundredths of the bytes.
  if (format === "avif") return image.avif({ quality: 62, effort: 1 });
  if (format === "webp") return image.webp({ quality: 80, effort: 4 });
  return image.jpeg({ quality: 80, mozjpeg: true });
}
