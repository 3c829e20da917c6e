import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, expect, test } from "vitest";
import { createPdfMaker } from "./pdf-maker.ts";

const maker = createPdfMaker();
afterAll(() => maker.close());
const layout = new URL("./testing/sample-layout.ts", import.meta.url);
const make = (words: string | null) => maker.make({ layout, content: { words }, key: "a" });
const textOf = async (pdf: Uint8Array) => (await extractText(await getDocumentProxy(pdf))).text.join("\n");

test("what a PDF says can be read back, in both typefaces and beyond Latin-1", async () => {
  const words = "Prestação de contas — Škoda, “aspas” e 1.234 €";
  expect(await textOf(await make(words))).toBe(`${words}\n${words}`);
});

test("several are made one after the other, and one that fails does not take the next with it", async () => {
  const answers = await Promise.allSettled([make("um"), make(null), make("três")]);
  expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  const [, failed, last] = answers as [unknown, PromiseRejectedResult, PromiseFulfilledResult<Uint8Array>];
  expect(String(failed.reason)).toContain("no words");
  expect(await textOf(last.value)).toContain("três");
});
