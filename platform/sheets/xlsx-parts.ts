import type { CellType } from "./columns.ts";

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** Where the rows are. */
export const SHEET_PART = "xl/worksheets/sheet1.xml";

/** The parts of a workbook of one sheet, but for the sheet. */
export const workbookParts: Record<string, string> = {
  "[Content_Types].xml": `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/${SHEET_PART}" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  "_rels/.rels": `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Lilamonde" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  "xl/styles.xml": `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="7">${[
    ...['numFmtId="0" fontId="0"', 'numFmtId="49" fontId="1" applyFont="1"', 'numFmtId="49" fontId="0"'],
    ...['numFmtId="164" fontId="0"', 'numFmtId="165" fontId="0"', 'numFmtId="1" fontId="0"'],
    'numFmtId="4" fontId="0"',
  ]
    .map((format) => `<xf ${format} fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`)
    .join("")}</cellXfs></styleSheet>`,
};

/** The place of each type's look in the styles, and how wide its column is. */
export const looks: Record<CellType, { style: number; width: number }> = {
  text: { style: 2, width: 28 },
  code: { style: 2, width: 16 },
  day: { style: 3, width: 12 },
  instant: { style: 4, width: 20 },
  integer: { style: 5, width: 10 },
  decimal: { style: 6, width: 14 },
  boolean: { style: 0, width: 10 },
  json: { style: 2, width: 28 },
};
export const HEADING_STYLE = 1;

/** The sheet up to its first row: its headings stay where they are when it is scrolled. */
export function sheetHead(types: readonly CellType[]): string {
  const columns = types.map(
    (type, at) => `<col min="${at + 1}" max="${at + 1}" width="${looks[type].width}" customWidth="1"/>`,
  );
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join("")}</cols><sheetData>`;
}
export const SHEET_END = "</sheetData></worksheet>";
