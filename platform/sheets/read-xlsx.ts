import { openZip, type ZipBounds } from "./open-zip.ts";
import { readDayStyles, readTexts, readWorkbook } from "./read-workbook.ts";
import { readXml } from "./read-xml.ts";
import { listenToSheet, type SheetRow } from "./sheet-parser.ts";
import { UnreadableSheet } from "./unreadable-sheet.ts";

/** What a workbook may take to be read; what takes more is refused, however small it arrived. */
export type SheetBounds = ZipBounds & { cells: number };
export type ReadSheet = { sheet: string; sheets: string[]; rows: SheetRow[] };

/**
 * The rows of one sheet of a workbook, of the first unless another is named. It is read piece by piece, so that nobody
 * waits for it; throws `UnreadableSheet`.
 */
export async function readXlsx(
  bytes: Uint8Array,
  { bounds, sheet: wanted }: { bounds: SheetBounds; sheet?: string | undefined },
): Promise<ReadSheet> {
  try {
    const zip = await openZip(bytes, bounds);
    const { sheets, isFrom1904 } = await readWorkbook(zip);
    const chosen = sheets.find(({ name }) => name === wanted) ?? sheets[0];
    if (!chosen) throw new UnreadableSheet("unreadable");
    const [texts, dayStyles] = [await readTexts(zip), await readDayStyles(zip)];
    const { rows, listener } = listenToSheet({ texts, dayStyles, isFrom1904, maxCells: bounds.cells });
    await readXml(zip.read(chosen.path), listener);
    return { sheet: chosen.name, sheets: sheets.map(({ name }) => name), rows };
  } catch (error) {
    throw error instanceof UnreadableSheet ? error : new UnreadableSheet("unreadable", error);
  }
}
