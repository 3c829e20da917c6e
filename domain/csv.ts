/** What a spreadsheet expects between two cells depends on the language of its reader. */
export type Separator = "," | ";";

/** A spreadsheet takes a text that begins like this for a formula; the apostrophe makes it a text again. */
const FORMULA = /^[=+\-@\t\r]/;

/** One line of a file of rows, as RFC 4180 has it. */
export function csvLine(cells: (string | number | null)[], separator: Separator): string {
  return `${cells.map((cell) => cellOf(cell, separator)).join(separator)}\r\n`;
}

/** The separator that spreadsheets of a language read. */
export function separatorOf(language: "pt" | "en"): Separator {
  return language === "pt" ? ";" : ",";
}

function cellOf(value: string | number | null, separator: Separator): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
}
