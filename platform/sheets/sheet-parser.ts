import { unescaped } from "./read-workbook.ts";
import type { Attributes, XmlListener } from "./read-xml.ts";
import { UnreadableSheet } from "./unreadable-sheet.ts";

/** A row of a sheet as its cells say it, and the line it stands on. */
export type SheetRow = { line: number; cells: string[] };

type Around = { texts: string[]; dayStyles: boolean[]; isFrom1904: boolean; maxCells: number };

const DAY_MS = 86_400_000;
/** As wide as the widest list that anybody keeps by hand. */
const MAX_COLUMNS = 256;

/** Listens to a sheet and keeps its rows; empty ones are left out. A formula counts by the value it was saved with. */
export function listenToSheet({ texts, dayStyles, isFrom1904, maxCells }: Around) {
  const rows: SheetRow[] = [];
  let [left, line, column, kind, style, text, isValue] = [maxCells, 0, -1, "n", 0, "", false];
  let cells: string[] = [];
  const put = (value: string) => {
    if (column >= MAX_COLUMNS) throw new UnreadableSheet("too_large");
    left -= column + 1 - cells.length;
    if (left < 0) throw new UnreadableSheet("too_large");
    while (cells.length < column) cells.push("");
    cells[column] = value;
  };
  const valueHere = (): string => {
    if (kind === "s") return texts[Number(text)] ?? "";
    if (kind === "b") return text === "1" ? "true" : "false";
    if (kind !== "n") return unescaped(text);
    const number = Number(text);
    if (text === "" || !Number.isFinite(number)) return text;
    return dayStyles[style] ? dayOf(number, isFrom1904) : String(number);
  };
  const openCell = ({ r, t, s }: Attributes) => {
    column = r ? columnOf(r) : column + 1;
    [kind, style, text] = [t ?? "n", Number(s ?? 0), ""];
  };
  const listener: XmlListener = {
    open: (name, given) => {
      if (name === "row") {
        line = given.r ? Number(given.r) : line + 1;
        [cells, column] = [[], -1];
      } else if (name === "c") openCell(given);
      else if (name === "v" || name === "t") isValue = true;
      else if (name === "rPh") kind = "spelling";
    },
    text: (piece) => {
      if (isValue && kind !== "spelling") text += piece;
    },
    close: (name) => {
      if (name === "v" || name === "t") isValue = false;
      else if (name === "rPh") kind = "inlineStr";
      else if (name === "c" && text !== "") put(valueHere());
      else if (name === "row" && cells.some((cell) => cell.trim() !== "")) rows.push({ line, cells });
    },
  };
  return { rows, listener };
}

/** The column of a place: 0 for A1, 27 for AB12. */
function columnOf(place: string): number {
  const letters = /^[A-Z]{1,3}/.exec(place)?.[0] ?? "";
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** A number that is shown as a day, as ISO writes it; with its time where it has one. */
function dayOf(serial: number, isFrom1904: boolean): string {
  const epoch = isFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const at = new Date(Math.round(serial * DAY_MS + epoch));
  if (Number.isNaN(at.getTime())) return String(serial);
  const written = at.toISOString();
  return Number.isInteger(serial) ? written.slice(0, 10) : written;
}
