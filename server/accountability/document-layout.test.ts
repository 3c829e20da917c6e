import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, expect, test } from "vitest";
import { createPdfMaker } from "#platform/pdf/pdf-maker.ts";
import type { DocumentContent } from "./document-layout.ts";

const maker = createPdfMaker();
afterAll(() => maker.close());

const rows = (count: number) => Array.from({ length: count }, () => ["05/03", "Uma visita", "1"]);

/** A month whose first figure has so many rows. */
function month(count: number): DocumentContent {
  const figures = [
    { label: "Visitas", value: `${count}`, rows: rows(count) },
    { label: "Contatos pelos links", value: "1", rows: [["06/03", "Última linha", "1"]] },
  ];
  return {
    ...{ language: "pt", title: "Prestação de contas", hotel: "Casa", month: "março de 2026" },
    sections: [{ title: "Campanhas", figures, none: "Sem registro neste mês: Ligações." }],
  };
}

test("wherever a page ends, what rows are of stands with its first row", async () => {
  const layout = new URL("./document-layout.ts", import.meta.url);
  let turns = 0;
  for (let count = 26; count < 31; count++) {
    const pdf = await getDocumentProxy(await maker.make({ layout, content: month(count), key: "a" }));
    const pages = (await extractText(pdf)).text;
    const last = pages.find((page) => page.includes("Última linha"))!;
    expect(last.split("Contatos pelos links").length, `${count} rows`).toBeGreaterThan(1);
    // On the first page its label also stands under the figure.
    if (pages.length > 1 && last === pages[1]) {
      turns++;
      expect(pages[0]!.split("Contatos pelos links"), `${count} rows`).toHaveLength(2);
    }
  }
  expect(turns).toBeGreaterThan(0);
});
