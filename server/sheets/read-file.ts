import { setImmediate } from "node:timers/promises";
import { decodeText, findEncoding } from "#domain/sheets/decode.ts";
import { findDelimiter, readCsv } from "#domain/sheets/read-csv.ts";
import {
  cleanCell,
  type DelimiterName,
  delimiterSigns,
  MAX_SHEET_CELLS,
  MAX_SHEET_ROWS,
  type ReadFile,
  type SheetQuery,
} from "#domain/sheets/sheets.ts";
import { readXlsx } from "#platform/sheets/read-xlsx.ts";
import { UnreadableSheet } from "#platform/sheets/unreadable-sheet.ts";
import { refuse } from "../http/refuse.ts";

/** How a zip begins, and so a workbook. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const bounds = { entries: 500, inflatedBytes: 20 * 1_024 * 1_024, cells: MAX_SHEET_CELLS };
const names = Object.keys(delimiterSigns) as DelimiterName[];

/** The rows of a file that somebody wants to import, and how it was read; nothing is kept. */
export async function readFile(bytes: Uint8Array, asked: SheetQuery): Promise<ReadFile> {
  const file = ZIP.every((byte, at) => bytes[at] === byte)
    ? await readWorkbook(bytes, asked)
    : readText(bytes, asked);
  const cells = file.rows.reduce((sum, row) => sum + row.cells.length, 0);
  if (file.rows.length > MAX_SHEET_ROWS || cells > MAX_SHEET_CELLS) throw refuseFile("too_long");
  // Whoever else waits has a turn between reading and cleaning.
  await setImmediate();
  const rows = file.rows.map(({ line, cells }) => ({ line, cells: cells.map(cleanCell) }));
  return { ...file, rows };
}

async function readWorkbook(bytes: Uint8Array, { sheet }: SheetQuery): Promise<ReadFile> {
  try {
    const read = await readXlsx(bytes, { bounds, sheet });
    return { kind: "xlsx", encoding: null, delimiter: null, ...read };
  } catch (error) {
    if (!(error instanceof UnreadableSheet)) throw error;
    throw refuseFile(error.fault === "too_large" ? "too_long" : "invalid");
  }
}

function readText(bytes: Uint8Array, asked: SheetQuery): ReadFile {
  const encoding = asked.encoding ?? findEncoding(bytes);
  const text = decodeText(bytes, encoding);
  // Pictures, PDFs and workbooks of the nineties are no text in any encoding.
  if (!asked.encoding && text.includes("\u0000")) throw refuseFile("invalid");
  const delimiter = asked.delimiter ?? names.find((name) => delimiterSigns[name] === findDelimiter(text))!;
  const rows = readCsv(text, delimiterSigns[delimiter]);
  if (rows.some(({ cells }) => cells.length > MAX_CELLS)) throw refuseFile("too_long");
  return { kind: "csv", encoding, delimiter, sheet: null, sheets: [], rows };
}
/** As many as an import takes of one row. */
const MAX_CELLS = 256;

const refuseFile = (code: "invalid" | "too_long") => refuse("validation_failed", { fields: { file: code } });
