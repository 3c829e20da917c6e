import type { OpenZip } from "./open-zip.ts";
import { readXml } from "./read-xml.ts";

/** The sheets of a workbook by name, where each is, and whether it counts days from 1904. */
export async function readWorkbook(zip: OpenZip) {
  const targets = new Map<string, string>();
  await readXml(zip.read("xl/_rels/workbook.xml.rels"), {
    open: (name, { Id, Target }) => {
      if (name === "Relationship" && Id && Target) targets.set(Id, pathOf(Target));
    },
  });
  const sheets: { name: string; path: string }[] = [];
  let isFrom1904 = false;
  await readXml(zip.read("xl/workbook.xml"), {
    open: (tag, given) => {
      if (tag === "workbookPr") isFrom1904 = given.date1904 === "1" || given.date1904 === "true";
      const [, id] = Object.entries(given).find(([key]) => key.endsWith(":id")) ?? [];
      const path = id && targets.get(id);
      if (tag === "sheet" && path) sheets.push({ name: given.name ?? "", path });
    },
  });
  return { sheets, isFrom1904 };
}

/** Inside the zip alone: a target elsewhere is the name of a part that is not there. */
const pathOf = (target: string) => (target.startsWith("/") ? target.slice(1) : `xl/${target}`);

/** The texts that cells share, by their number. */
export async function readTexts(zip: OpenZip): Promise<string[]> {
  const texts: string[] = [];
  let [text, isText, isSpelling] = ["", false, false];
  await readXml(zip.read("xl/sharedStrings.xml"), {
    open: (name) => {
      if (name === "si") text = "";
      else if (name === "rPh") isSpelling = true;
      else if (name === "t") isText = !isSpelling;
    },
    text: (piece) => {
      if (isText) text += piece;
    },
    close: (name) => {
      if (name === "si") texts.push(unescaped(text));
      else if (name === "rPh") isSpelling = false;
      else if (name === "t") isText = false;
    },
  });
  return texts;
}

/** What spreadsheets write by its number, because XML cannot say it. */
export function unescaped(text: string): string {
  return text.replace(/_x([0-9a-fA-F]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Of every look of a cell, whether it shows a number as a day. */
export async function readDayStyles(zip: OpenZip): Promise<boolean[]> {
  const own = new Map<string, boolean>();
  const looks: boolean[] = [];
  let isLook = false;
  await readXml(zip.read("xl/styles.xml"), {
    open: (name, { numFmtId = "0", formatCode = "" }) => {
      if (name === "numFmt") own.set(numFmtId, isDayFormat(formatCode));
      else if (name === "cellXfs") isLook = true;
      else if (name === "xf" && isLook) looks.push(own.get(numFmtId) ?? isBuiltInDay(Number(numFmtId)));
    },
    close: (name) => {
      if (name === "cellXfs") isLook = false;
    },
  });
  return looks;
}

const isBuiltInDay = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** A format with days, months, years or hours in it, apart from what it quotes. */
function isDayFormat(code: string): boolean {
  return /[dmyh]/i.test(code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, ""));
}
