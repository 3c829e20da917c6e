import { z } from "zod";
import { whole } from "../numbers.ts";
import { line, text } from "../text.ts";
import { encodings } from "./decode.ts";
import type { Delimiter } from "./read-csv.ts";

/** The largest file that is read, and the most rows and cells of it: no more than can be read at one go. */
export const MAX_SHEET_BYTES = 512 * 1_024;
export const MAX_SHEET_ROWS = 3_000;
export const MAX_SHEET_CELLS = 60_000;
const MAX_COLUMNS = 256;
const MAX_CELL = 32_767;

/** What stands between the cells of a text, by name. */
export const delimiterSigns = { semicolon: ";", comma: ",", tab: "\t" } as const satisfies Record<
  string,
  Delimiter
>;
export const DelimiterName = z.enum(["semicolon", "comma", "tab"]);
export type DelimiterName = z.infer<typeof DelimiterName>;

/** How a person says that a file is to be read, where what was found is not right. */
export const SheetQuery = z.object({
  encoding: z.enum(encodings).optional(),
  delimiter: DelimiterName.optional(),
  sheet: line(100).optional(),
});
export type SheetQuery = z.infer<typeof SheetQuery>;

/** Rows as an import takes them, each with the line of the file it stands on. */
export const GivenRow = z.strictObject({
  line: whole({ min: 1, max: 1_048_576 }),
  cells: z.array(text(MAX_CELL)).max(MAX_COLUMNS),
});
export type GivenRow = z.infer<typeof GivenRow>;

/** What a file says, and how it was read: as a text in an encoding with a sign between its cells, or as a workbook. */
export const ReadFile = z
  .object({
    kind: z.enum(["csv", "xlsx"]),
    encoding: z.enum(encodings).nullable(),
    delimiter: DelimiterName.nullable(),
    sheet: z.string().nullable(),
    sheets: z.array(z.string()),
    rows: z.array(z.object({ line: z.number().int(), cells: z.array(z.string()) })),
  })
  .meta({ id: "ReadFile" });
export type ReadFile = z.infer<typeof ReadFile>;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNSOUND = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** A cell as it is meant: without signs that nobody types, and without what keeps a text from being a formula. */
export function cleanCell(cell: string): string {
  return cell
    .toWellFormed()
    .replace(UNSOUND, "")
    .replace(/^'(?=[=+\-@])/, "")
    .slice(0, MAX_CELL);
}
