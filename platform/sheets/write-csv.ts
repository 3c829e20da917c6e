import type { Cell, CellType, SheetColumn, SheetContent } from "./columns.ts";

/** A spreadsheet takes a text that begins like this for a formula; the apostrophe makes it a text again. */
const FORMULA = /^[=+\-@\t\r]/;
/** What people have typed, in contrast to what only has the form of its type. */
const typed: readonly CellType[] = ["text", "code", "json"];

/** A file of rows as they are read, so that a long list is never whole in memory; RFC 4180, marked as UTF-8. */
export async function* writeCsv<Row>({ columns, pages }: SheetContent<Row>): AsyncGenerator<Buffer> {
  yield Buffer.from(`\ufeff${lineOf(columns.map(({ name }) => cellOf("code", name)))}`);
  for await (const rows of pages) {
    if (rows.length > 0) yield Buffer.from(rows.map((row) => rowOf(columns, row)).join(""));
  }
}

function rowOf<Row>(columns: readonly SheetColumn<Row>[], row: Row): string {
  return lineOf(columns.map(({ type, value }) => cellOf(type, value(row))));
}

const lineOf = (cells: string[]) => `${cells.join(",")}\r\n`;

function cellOf(type: CellType, value: Cell): string {
  if (value === null) return "";
  if (typeof value !== "string") return String(value);
  const text = typed.includes(type) && FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
