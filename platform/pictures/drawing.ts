import { readFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import type { ReactNode } from "react";
import satori, { type Font } from "satori";
import sharp from "sharp";
import { pdfFonts } from "../pdf/pdf-fonts.ts";

/** What a picture shows, in its own pixels, and what becomes of it: a whole PNG, or a small one to look at. */
export type Drawing = {
  element: ReactNode;
  width: number;
  height: number;
  /** Of a preview, which then is a WebP. */
  previewWidth?: number;
};

let fonts: Font[] | undefined;

/** The typefaces of the house; a letter that one does not have is taken from another. */
function houseFonts(): Font[] {
  fonts ??= pdfFonts.map(({ family, src, fontWeight }) => ({
    name: family,
    data: readFileSync(src),
    weight: fontWeight,
    style: "normal",
  }));
  return fonts;
}

/** A drawing as SVG; with its words as words rather than outlines where somebody wants to read them. */
export function toSvg(
  { element, width, height }: Drawing,
  { hasWords = false }: { hasWords?: boolean } = {},
): Promise<string> {
  return satori(element, { width, height, fonts: houseFonts(), embedFont: !hasWords });
}

/** A drawing as the file it becomes. */
export async function draw(drawing: Drawing): Promise<Uint8Array> {
  const { previewWidth } = drawing;
  const svg = await toSvg(drawing);
  const drawn = new Resvg(svg, {
    font: { loadSystemFonts: false },
    ...(previewWidth && { fitTo: { mode: "width" as const, value: previewWidth } }),
  }).render();
  if (!previewWidth) return drawn.asPng();
  const { width, height } = drawn;
  return sharp(drawn.pixels, { raw: { width, height, channels: 4 } })
    .webp({ quality: 82 })
    .toBuffer();
}
