import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, expect, test } from "vitest";
import { createPdfMaker } from "#platform/pdf/pdf-maker.ts";
import type { DocumentContent } from "./document-layout.ts";

const maker = createPdfMaker();
afterAll(() => maker.close());

const layout = new URL("./document-layout.ts", import.meta.url);
const LONG = "Uma manhã pela costa com quem a conhece. ".repeat(95);
const DAYS = 50;

const block = (day: number) => ({
  ...{ id: `block ${day}`, title: `Passeio ${day}`, time: "09:00", where: "Lisboa", stay: "", price: "" },
  ...{ startsAt: "09:00", endsAt: null, nights: 0, attached: "" },
  text: [LONG, `Fim do dia ${day}.`],
});

const content: DocumentContent = {
  ...{ language: "pt", title: "Volta ao mundo", for: "", when: "2027", by: "Ana", contact: "" },
  ...{ colour: null, intro: [], investment: "Investimento", issued: "Versão 1" },
  options: [
    {
      ...{ id: "a", label: "A", heading: "Dia a dia", costs: ["€ 1"], letter: [], terms: [] },
      days: Array.from({ length: DAYS }, (_, at) => ({
        ...{ date: `2027-01-${at}`, heading: `Dia ${at + 1}` },
        blocks: [block(at + 1)],
      })),
    },
  ],
  ...{ logo: null, pictures: { cover: null, blocks: {} }, map: null },
};

test("a proposal of many pages is laid out whole: each day's words, and a number on every page", async () => {
  const bytes = await maker.make({ layout, content, key: "seller" });
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { totalPages, text } = await extractText(document);
  expect(totalPages).toBeGreaterThan(DAYS);
  const words = text.join("\n");
  for (let day = 1; day <= DAYS; day++) expect(words).toContain(`Fim do dia ${day}.`);
  for (const [at, page] of text.entries()) expect(page).toContain(`${at + 1}/${totalPages}`);
  const bookmarks = (await document.getOutline())!;
  expect(bookmarks.map(({ title }) => title)).toEqual([
    "Volta ao mundo",
    "Dia a dia",
    "Dia a dia · Dia 41",
    "Investimento",
  ]);
});
