import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { ZipFile } from "yazl";
import type { SheetColumn } from "./columns.ts";
import { readXlsx } from "./read-xlsx.ts";
import { writeCsv } from "./write-csv.ts";
import { writeXlsx } from "./write-xlsx.ts";
import { SHEET_PART, workbookParts } from "./xlsx-parts.ts";

type Row = { name: string | null; points: number; paid: string; on: string; at: string; isIn: boolean };
const row = {
  name: "Ana",
  points: -3,
  paid: "-1234.50",
  on: "1984-12-31",
  at: "2026-11-18T10:00:00.500Z",
  isIn: true,
};
const columns: SheetColumn<Row>[] = [
  { name: "name", type: "text", value: ({ name }) => name },
  { name: "points", type: "integer", value: ({ points }) => points },
  { name: "paid", type: "decimal", value: ({ paid }) => paid },
  { name: "on", type: "day", value: ({ on }) => on },
  { name: "at", type: "instant", value: ({ at }) => at },
  { name: "isIn", type: "boolean", value: ({ isIn }) => isIn },
];
async function* pagesOf(names: (string | null)[]): AsyncGenerator<Row[]> {
  yield [];
  for (const name of names) yield [{ ...row, name }];
}
const tail = "-3,-1234.50,1984-12-31,2026-11-18T10:00:00.500Z,true";
const now = new Date("2026-11-18T10:00:00Z");
const bounds = { entries: 20, inflatedBytes: 1_000_000, cells: 1_000 };

test("a CSV is marked as UTF-8, quoted where it must be, and no text in it is a formula", async () => {
  const names = ['Ana "Nina"', "a,b\nc", null, "=HYPERLINK(1)", "+55 11", "-1", "@SUM(A1)", "\tx", "\rx"];
  const written = await buffer(writeCsv({ columns, pages: pagesOf(names) }));
  expect([...written.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(written.toString().slice(1)).toBe(
    [
      "name,points,paid,on,at,isIn",
      `"Ana ""Nina""",${tail}`,
      `"a,b\nc",${tail}`,
      `,${tail}`,
      ...["'=HYPERLINK(1)", "'+55 11", "'-1", "'@SUM(A1)", "'\tx"].map((name) => `${name},${tail}`),
      `"'\rx",${tail}`,
      "",
    ].join("\r\n"),
  );
});

test("a workbook gives back what was written, each cell by its type, and has no formula", async () => {
  const names = ["Ação & <b>", "=HYPERLINK(1)", "_x0041_\u0007", " lead\nline ", null];
  const written = await buffer(writeXlsx({ columns, pages: pagesOf(names) }, { now }));
  const { rows, sheets } = await readXlsx(written, { bounds });
  expect(sheets).toEqual(["Lilamonde"]);
  const said = ["-3", "-1234.5", "1984-12-31", "2026-11-18T10:00:00.500Z", "true"];
  expect(rows).toEqual([
    { line: 1, cells: columns.map(({ name }) => name) },
    ...names.map((name, at) => ({ line: at + 2, cells: [name ?? "", ...said] })),
  ]);
});

test("a workbook whose rows cannot be read to the end is no whole file", async () => {
  async function* pages(): AsyncGenerator<Row[]> {
    yield [row];
    throw new Error("the database went away");
  }
  await expect(buffer(writeXlsx({ columns, pages: pages() }, { now }))).rejects.toThrow();
});

async function zipOf(parts: Record<string, string>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  return buffer(zip.outputStream);
}
const sheetOf = (inner: string, before = "") =>
  zipOf({
    ...workbookParts,
    [SHEET_PART]: `<?xml version="1.0"?>${before}<worksheet><sheetData>${inner}</sheetData></worksheet>`,
  });

test("what other programs write is read: shared and rich texts, dates, formulas by their value, gaps, prefixes", async () => {
  const file = await zipOf({
    "xl/workbook.xml":
      '<x:workbook xmlns:x="m" xmlns:r="o"><x:workbookPr date1904="1"/><x:sheets><x:sheet name="Vazia" r:id="a"/><x:sheet name="Clientes" r:id="b"/></x:sheets></x:workbook>',
    "xl/_rels/workbook.xml.rels":
      '<Relationships><Relationship Id="a" Target="worksheets/a.xml"/><Relationship Id="b" Target="/xl/worksheets/b.xml"/></Relationships>',
    "xl/sharedStrings.xml":
      "<sst><si><t>Nome</t></si><si><r><t>Jo</t></r><r><t>ão</t></r><rPh><t>x</t></rPh></si></sst>",
    "xl/styles.xml":
      '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="dd/mm/yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs></styleSheet>',
    "xl/worksheets/a.xml": "<worksheet><sheetData/></worksheet>",
    "xl/worksheets/b.xml":
      '<worksheet><sheetData><row r="2"><c r="A2" t="s"><v>0</v></c></row><row r="4"><c r="A4" t="s"><v>1</v></c><c r="C4" s="1"><v>1</v></c><c r="D4"><f>1+1</f><v>2</v></c></row></sheetData></worksheet>',
  });
  expect(await readXlsx(file, { bounds })).toMatchObject({ sheet: "Vazia", rows: [] });
  expect(await readXlsx(file, { bounds, sheet: "Clientes" })).toEqual({
    sheet: "Clientes",
    sheets: ["Vazia", "Clientes"],
    rows: [
      { line: 2, cells: ["Nome"] },
      { line: 4, cells: ["João", "", "1904-01-02", "2"] },
    ],
  });
});

const entity = '<!DOCTYPE w [<!ENTITY e SYSTEM "file:///etc/passwd">]>';
const cell = (place: string) => `<row><c r="${place}" t="inlineStr"><is><t>x</t></is></c></row>`;
test.each([
  ["a zip that swells", () => sheetOf(" ".repeat(2_000_000)), "too_large"],
  [
    "more parts than a workbook has",
    () => zipOf(Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`${at}`, ""]))),
    "too_large",
  ],
  ["more cells than anybody typed", () => sheetOf(cell("IV1").repeat(5)), "too_large"],
  ["a column beyond every list", () => sheetOf(cell("XFD1")), "too_large"],
  ["entities from outside", () => sheetOf("", entity), "unreadable"],
  ["an entity of its own", () => sheetOf('<row><c t="str"><v>&e;</v></c></row>'), "unreadable"],
  ["broken XML", () => sheetOf("<row>"), "unreadable"],
  ["a zip without a workbook", () => zipOf({ "a.txt": "a" }), "unreadable"],
  ["no zip at all", async () => Buffer.from("PK\u0003\u0004 not a zip"), "unreadable"],
])("%s is refused", async (_, make, fault) => {
  await expect(readXlsx(await make(), { bounds })).rejects.toMatchObject({ fault });
});
