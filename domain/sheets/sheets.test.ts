import { expect, test } from "vitest";
import { decodeText, type Encoding, findEncoding } from "./decode.ts";
import { findDelimiter, readCsv } from "./read-csv.ts";
import { cleanCell } from "./sheets.ts";

const WORDS = "Nome;Observações\r\nJoão “Zé” – R$;São Paulo, às 8h";
const utf16 = (isLittle: boolean, text: string) =>
  Uint8Array.from(
    [...text].flatMap((sign) => {
      const [low, high] = [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8];
      return isLittle ? [low, high] : [high, low];
    }),
  );
const windows = new Map([..."“”–"].map((sign, at) => [sign, [0x93, 0x94, 0x96][at]!]));
const files: [Encoding, string, Uint8Array][] = [
  ["utf-8", "without a mark", new TextEncoder().encode(WORDS)],
  ["utf-8", "with its mark", new TextEncoder().encode(`\ufeff${WORDS}`)],
  [
    "windows-1252",
    "as Excel saves it",
    Uint8Array.from([...WORDS], (sign) => windows.get(sign) ?? sign.charCodeAt(0)),
  ],
  ["utf-16le", "with its mark", utf16(true, `\ufeff${WORDS}`)],
  ["utf-16le", "without a mark", utf16(true, WORDS)],
  ["utf-16be", "with its mark", utf16(false, `\ufeff${WORDS}`)],
];

test.each(files)("%s %s is found, and no letter is broken", (encoding, _, bytes) => {
  expect(findEncoding(bytes)).toBe(encoding);
  expect(decodeText(bytes, encoding)).toBe(WORDS);
});

test("the sign between cells is the one that the first line has most of, apart from what it quotes", () => {
  expect(findDelimiter('"a,b,c,d";x')).toBe(";");
  expect(findDelimiter("\ufeffa\tb,c\td\n;;;;")).toBe("\t");
  expect(findDelimiter("a,b")).toBe(",");
  expect(readCsv("a,b;c\n1,2;3", ";")[1]).toEqual({ line: 2, cells: ["1,2", "3"] });
});

test("a cell comes without what only kept it from being a formula, and without signs that nobody types", () => {
  expect(["'+55 11", "'=x", "d'Ávila", "'ok", "a\u0000b\u0081"].map(cleanCell)).toEqual([
    "+55 11",
    "=x",
    "d'Ávila",
    "'ok",
    "ab",
  ]);
});

test("a file is read as spreadsheets write it, whatever stands between its cells", () => {
  expect(readCsv('\uFEFFNome;Notas\r\n"Ana ""Nina"" Prado";"a;b\nc"\r\n\r\nRui;\r\n')).toEqual([
    { line: 1, cells: ["Nome", "Notas"] },
    { line: 2, cells: ['Ana "Nina" Prado', "a;b\nc"] },
    { line: 5, cells: ["Rui", ""] },
  ]);
  expect(readCsv("name,notes\nAna,x").map(({ cells }) => cells)).toEqual([
    ["name", "notes"],
    ["Ana", "x"],
  ]);
  expect(readCsv("name\tnotes\nAna\tx")[1]!.cells).toEqual(["Ana", "x"]);
});
