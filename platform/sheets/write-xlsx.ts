import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { Cell, CellType, SheetColumn, SheetContent } from "./columns.ts";
import { HEADING_STYLE, looks, SHEET_END, SHEET_PART, sheetHead, workbookParts } from "./xlsx-parts.ts";

/** What a cell of a spreadsheet can hold. */
const MAX_CELL = 32_767;
const DAY_MS = 86_400_000;
/** Where spreadsheets count days from; their calendar is ours from March 1900 on. */
const EPOCH = Date.UTC(1899, 11, 30);
const FIRST_SURE_DAY = 61;

/** A workbook of one sheet, made while its rows are read: typed cells, texts as texts, never a formula. */
export function writeXlsx<Row>(content: SheetContent<Row>, { now }: { now: Date }): Readable {
  const zip = new ZipFile();
  const sent = zip.outputStream as Readable;
  const options = { mtime: now, compress: true };
  for (const [name, part] of Object.entries(workbookParts)) zip.addBuffer(Buffer.from(part), name, options);
  zip.addReadStreamLazy(SHEET_PART, options, (give) => {
    const sheet = Readable.from(sheetOf(content));
    // Whoever takes the file may leave in the middle; rows that cannot be read end it unfinished.
    sent.once("close", () => sheet.destroy());
    sheet.once("error", (error) => sent.destroy(error));
    give(null, sheet);
  });
  zip.end();
  (zip as unknown as NodeJS.EventEmitter).on("error", (error) => sent.destroy(error as Error));
  return sent;
}

async function* sheetOf<Row>({ columns, pages }: SheetContent<Row>): AsyncGenerator<Buffer> {
  const headings = columns.map(({ name }, at) => textCell(placeOf(at, 1), name, HEADING_STYLE));
  yield Buffer.from(`${sheetHead(columns.map(({ type }) => type))}<row r="1">${headings.join("")}</row>`);
  let line = 1;
  for await (const rows of pages) {
    if (rows.length > 0) yield Buffer.from(rows.map((row) => rowOf(columns, row, ++line)).join(""));
  }
  yield Buffer.from(SHEET_END);
}

function rowOf<Row>(columns: readonly SheetColumn<Row>[], row: Row, line: number): string {
  const cells = columns.map(({ type, value }, at) => cellOf(placeOf(at, line), type, value(row)));
  return `<row r="${line}">${cells.join("")}</row>`;
}

function cellOf(place: string, type: CellType, value: Cell): string {
  if (value === null) return "";
  const { style } = looks[type];
  if (typeof value === "boolean") return `<c r="${place}" s="${style}" t="b"><v>${value ? 1 : 0}</v></c>`;
  const number = numberOf(type, value);
  if (number === null) return textCell(place, String(value), looks.text.style);
  return `<c r="${place}" s="${style}"><v>${number}</v></c>`;
}

/** What a cell holds as a number, which days and instants are too; null for what is a text. */
function numberOf(type: CellType, value: string | number): string | null {
  if (typeof value === "number") return String(value);
  if (type === "decimal") return /^-?\d+(\.\d+)?$/.test(value) ? value : null;
  if (type !== "day" && type !== "instant") return null;
  const serial = (Date.parse(value) - EPOCH) / DAY_MS;
  return serial >= FIRST_SURE_DAY ? String(serial) : null;
}

function textCell(place: string, text: string, style: number): string {
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(cut(text))}</t></is></c>`;
}

const cut = (text: string) => (text.length > MAX_CELL ? `${text.slice(0, MAX_CELL - 1)}…` : text);

const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
// What XML cannot say is written as spreadsheets do, by its number, and so is what would read like that.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNSAID = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_(?=x[0-9a-fA-F]{4}_)/g;

function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(UNSAID, (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`)
    .replace(/[&<>]/g, (sign) => signs[sign]!);
}

/** Where a cell is: A1, AB12. */
function placeOf(column: number, line: number): string {
  let [name, left] = ["", column + 1];
  for (; left > 0; left = Math.floor((left - 1) / 26))
    name = String.fromCharCode(65 + ((left - 1) % 26)) + name;
  return name + line;
}
