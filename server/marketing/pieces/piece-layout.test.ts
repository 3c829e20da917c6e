import fc from "fast-check";
import QRCode from "qrcode";
import sharp from "sharp";
import { expect, test } from "vitest";
import { type PieceFormat, pieceFormats, pieceSizes } from "#domain/marketing/pieces.ts";
import { brandTones, contrast, READABLE } from "#domain/proposals/brand-tones.ts";
import { draw, toSvg } from "#platform/pictures/drawing.ts";
import { propertyRuns } from "#testing/property-runs.ts";
import { findOriginal } from "../../site/share-images/art-originals.ts";
import type { PieceContent, Signature } from "./piece-content.ts";
import { layout } from "./piece-layout.ts";

const URL_ = "https://lilamonde.example/r/k7m2xp4p";
const signature: Signature = {
  name: "Marina Teles",
  agency: "Teles Viagens de Autor",
  contact: "+55 11 98820-6144",
  colour: "#3f6d80",
  mark: null,
};
const content = (format: PieceFormat, change: Partial<Signature> = {}): PieceContent => ({
  format,
  headline: "Julho, depois que todos foram embora.",
  subline: "A lagoa é a mesma. O silêncio, não.",
  photo: findOriginal("velaa-aerial"),
  signature: { ...signature, ...change },
  url: URL_,
});

/** A text without its spaces: each word of a picture is set by itself. */
const bare = (text: string) => text.replace(/\s+/g, "");

/** The words of a picture as they were set, the band's first. */
async function wordsOf(piece: PieceContent): Promise<string> {
  const svg = await toSvg(await layout(piece), { hasWords: true });
  const words = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, word]) => word);
  return bare(words.join(""));
}

test.each(pieceFormats)("a %s says its sentence, the member's name, agency and contact", async (format) => {
  const words = await wordsOf(content(format));
  expect(words).toContain(bare("Julho, depois que todos foram embora."));
  expect(words).toContain(bare("Marina Teles Teles Viagens de Autor · +55 11 98820-6144"));
  expect(words.includes(bare("O silêncio, não."))).toBe(format !== "square");
});

test("who has neither logo nor photograph, agency nor number signs with the name alone, and nothing is put in their place", async () => {
  const words = await wordsOf(content("square", { agency: null, contact: null, colour: null }));
  expect(words).toBe(bare("Marina Teles Julho, depois que todos foram embora."));
});

test("a very long name stays on its band", async () => {
  const name =
    "Maria Antonieta Vasconcelos de Albuquerque Cavalcanti Figueiredo do Nascimento e Silva Bragança";
  const svg = await toSvg(await layout(content("square", { name })), { hasWords: true });
  const tops = [...svg.matchAll(/<text[^>]* y="([\d.]+)"/g)].map(([, y]) => Number(y));
  expect(Math.max(...tops)).toBeLessThan(1_080 - 16);
});

test.each(pieceFormats)(
  "a %s is a PNG of its size with a photograph and a QR code that leads to the link",
  async (format) => {
    const { width, height } = pieceSizes[format];
    const png = await draw(await layout(content(format)));
    expect(await sharp(png).metadata()).toMatchObject({ format: "png", width, height });
    const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
    const { modules } = QRCode.create(URL_, { errorCorrectionLevel: "M" });
    // The code is 144 pixels wide at the right edge of the band, with two modules of quiet edge.
    const step = 144 / (modules.size + 4);
    const left = width - 64 - 144;
    const band = { square: 208, portrait: 224, story: 348 - 116 }[format];
    const top = height - (format === "story" ? 348 : band) + (band - 144) / 2;
    const isDark = (row: number, column: number) => {
      const x = Math.round(left + (column + 2.5) * step);
      const y = Math.round(top + (row + 2.5) * step);
      return data[y * info.width + x]! < 128;
    };
    const wrong = Array.from({ length: modules.size ** 2 }, (_, at) => at).filter(
      (at) => isDark(Math.floor(at / modules.size), at % modules.size) !== Boolean(modules.data[at]),
    );
    expect(wrong).toEqual([]);
    const photo = await sharp(png).extract({ left: 0, top: 0, width, height: 400 }).stats();
    expect(Math.max(...photo.channels.map(({ stdev }) => stdev))).toBeGreaterThan(8);
  },
);

test("a logo keeps its shape on paper of its own, a photograph is round", async () => {
  const logo = await sharp({ create: { width: 600, height: 100, channels: 4, background: "#c00000" } })
    .png()
    .toBuffer();
  const mark = { kind: "logo" as const, bytes: new Uint8Array(logo) };
  const png = await draw(await layout(content("square", { mark })));
  const at = async (x: number, y: number) => [
    ...(await sharp(png).extract({ left: x, top: y, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
  ];
  expect(await at(64 + 6, 1_080 - 104)).toEqual([255, 255, 255]);
  expect(await at(64 + 60, 1_080 - 104)).toEqual([192, 0, 0]);
});

test("on any colour the name can be read", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
      const { surface, onSurface } = brandTones(`#${number.toString(16).padStart(6, "0")}`);
      expect(contrast(surface, onSurface)).toBeGreaterThanOrEqual(READABLE);
    }),
    propertyRuns(200),
  );
});
