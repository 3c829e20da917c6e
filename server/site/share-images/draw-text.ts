import { join } from "node:path";
import sharp from "sharp";
import { places } from "#platform/places.ts";

const FACES = {
  serif: { family: "Newsreader 16pt", file: join(places.pictureFonts, "newsreader-light.ttf") },
  sans: { family: "Instrument Sans", file: join(places.pictureFonts, "instrument-sans-regular.ttf") },
};

// At this resolution a point is a pixel.
const DPI = 72;

type Text = { text: string; face: keyof typeof FACES; sizePx: number; color: string; widthPx: number };
export type Drawing = { input: Buffer; height: number };

/** A text in one of the house's typefaces, broken into lines of the given width, the same on every machine. */
export async function drawText({ text, face, sizePx, color, widthPx }: Text): Promise<Drawing> {
  const { family, file } = FACES[face];
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escapeMarkup(text)}</span>`,
      font: `${family}, ${sizePx}`,
      fontfile: file,
      width: widthPx,
      dpi: DPI,
      rgba: true,
      spacing: Math.round(sizePx * 0.08),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, height: info.height };
}

function escapeMarkup(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
