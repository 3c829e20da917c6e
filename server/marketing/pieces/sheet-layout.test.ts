import QRCode from "qrcode";
import sharp from "sharp";
import { extractImages, extractText, getDocumentProxy } from "unpdf";
import { afterAll, expect, test } from "vitest";
import { createPdfMaker } from "#platform/pdf/pdf-maker.ts";
import { findOriginal } from "../../site/share-images/art-originals.ts";
import type { SheetContent } from "./sheet-content.ts";

const URL_ = "https://lilamonde.example/r/k7m2xp4f";
const maker = createPdfMaker();
afterAll(() => maker.close());

const layout = new URL("./sheet-layout.ts", import.meta.url);

async function makeSheet(): Promise<SheetContent> {
  const create = { width: 300, height: 100, channels: 3, background: "#c00000" } as const;
  const logo = await sharp({ create }).png().toBuffer();
  return {
    ...{ language: "pt", hotels: "Velaa Private Island", window: "Reservas até 22 de março de 2026" },
    ...{ headline: "Julho, depois que todos foram embora.", subline: null, terms: "Sujeito a confirmação." },
    ...{ facts: [{ label: "Villa sobre a água", value: "US$ 9.840" }], termsTitle: "Condições" },
    ...{ invitation: "Aponte a câmera para ver o hotel", url: URL_, photo: findOriginal("velaa-aerial") },
    signature: {
      ...{ name: "Marina Teles", agency: "Ateliê de Viagens", contact: "+55 11 98820-6144" },
      ...{ colour: "#3f6d80", mark: { kind: "logo", bytes: new Uint8Array(logo) } },
    },
  };
}

type Picture = Awaited<ReturnType<typeof extractImages>>[number];

/** Whether a picture of a QR code has exactly the modules that lead to an address. */
function leadsTo({ data, width, channels }: Picture, address: string): boolean {
  const { modules } = QRCode.create(address, { errorCorrectionLevel: "M" });
  const step = width / (modules.size + 4);
  const isDark = (row: number, column: number) => {
    const [x, y] = [column, row].map((at) => Math.round((at + 2.5) * step)) as [number, number];
    return data[(y * width + x) * channels]! < 128;
  };
  return Array.from(modules.data).every(
    (module, at) => isDark(Math.floor(at / modules.size), at % modules.size) === Boolean(module),
  );
}

test("a fact sheet carries the member's name, agency, number and logo, and a code that leads to their link", async () => {
  const made = await maker.make({ layout, content: await makeSheet(), key: "a" });
  const pdf = await getDocumentProxy(new Uint8Array(made));
  const text = (await extractText(pdf)).text.join("\n");
  for (const said of ["Marina Teles", "Ateliê de Viagens", "+55 11 98820-6144", "Villa sobre a água"]) {
    expect(text).toContain(said);
  }
  const pictures = await extractImages(pdf, 1);
  const codes = pictures.filter(({ width, height }) => width === height);
  expect(codes.map((code) => leadsTo(code, URL_))).toEqual([true]);
  expect(leadsTo(codes[0]!, `${URL_}x`)).toBe(false);
  const logos = pictures.filter(({ width, height }) => Math.abs(width / height - 3) < 0.1);
  expect(logos.map(({ data }) => [data[0], data[1], data[2]])).toEqual([[192, 0, 0]]);
});

test("the photograph takes the room that few words leave, and gives it up for many, on one page", async () => {
  const sheet = await makeSheet();
  const shape = async (facts: SheetContent["facts"]) => {
    const made = await maker.make({ layout, content: { ...sheet, facts }, key: "a" });
    const pdf = await getDocumentProxy(new Uint8Array(made));
    const widest = (await extractImages(pdf, 1)).toSorted((one, other) => other.width - one.width)[0]!;
    return { pages: pdf.numPages, height: Math.round((595 * widest.height) / widest.width) };
  };
  const [fact] = sheet.facts;
  expect(await shape([fact!])).toEqual({ pages: 1, height: 380 });
  const many = Array.from({ length: 8 }, (_, at) => ({ ...fact!, label: `${fact!.label} ${at}` }));
  const { pages, height } = await shape(many);
  expect(pages).toBe(1);
  expect(height).toBeLessThan(260);
});
