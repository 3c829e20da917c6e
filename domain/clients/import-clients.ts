import { z } from "zod";
import { type FieldCode, fieldCodes } from "../errors.ts";
import { GivenRow } from "../sheets/sheets.ts";
import { ClientContent } from "./clients.ts";

/** More than anybody reads through before they press the button. */
export const MAX_IMPORT = 1_000;

/** The rows of a file, its headings first. */
export const ClientFile = z.strictObject({ rows: z.array(GivenRow).max(MAX_IMPORT + 1) });

const importStates = ["new", "known", "invalid"] as const;

/** One row of a file: what it would become, or what is wrong with which field. */
export const ImportRow = z.object({
  line: z.number().int(),
  fullName: z.string(),
  state: z.enum(importStates),
  fields: z.record(z.string(), z.enum(fieldCodes)),
});
export type ImportRow = z.infer<typeof ImportRow>;

/** What becomes, or would become, of a file; columns that nobody knows are named and left out. */
export const ClientImport = z.object({
  rows: z.array(ImportRow),
  unknownColumns: z.array(z.string()),
  added: z.number().int(),
});
export type ClientImport = z.infer<typeof ClientImport>;

type Field = keyof ClientContent;

const headings: Record<Field, readonly string[]> = {
  fullName: ["nome", "nome completo", "cliente", "name", "full name", "fullname", "client"],
  household: ["familia", "household", "family"],
  email: ["e-mail", "email"],
  phone: ["telefone", "celular", "whatsapp", "phone", "mobile"],
  birthday: ["aniversario", "nascimento", "data de nascimento", "birthday", "date of birth"],
  language: ["idioma", "lingua", "language"],
  preferences: ["preferencias", "preferences"],
  notes: ["notas", "observacoes", "notes"],
};

export type ReadRow = {
  line: number;
  fullName: string;
  content: ClientContent | null;
  fields: Record<string, FieldCode>;
};

/** The clients of a file, each read or refused by field; null where it names no column of names or has too many rows. */
export function readClients(file: readonly GivenRow[]): { rows: ReadRow[]; unknownColumns: string[] } | null {
  const [head, ...rows] = file;
  const columns = head?.cells.map(fieldOf) ?? [];
  if (!head || !columns.includes("fullName") || rows.length > MAX_IMPORT) return null;
  const unknownColumns = head.cells.filter((cell, index) => !columns[index] && cell.trim() !== "");
  return { rows: rows.map(({ line, cells }) => readRow(line, cells, columns)), unknownColumns };
}

function fieldOf(heading: string): Field | undefined {
  const plain = heading.trim().toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return (Object.keys(headings) as Field[]).find((field) => headings[field].includes(plain));
}

function readRow(line: number, cells: string[], columns: (Field | undefined)[]): ReadRow {
  const typed = (field: Field) => cells[columns.indexOf(field)]?.trim() ?? "";
  const given = {
    ...{ fullName: typed("fullName"), household: typed("household") || null, email: typed("email") || null },
    ...{ phone: typed("phone") || null, birthday: dayOf(typed("birthday")) },
    ...{ language: languageOf(typed("language")), preferences: typed("preferences"), notes: typed("notes") },
  };
  const read = ClientContent.safeParse(given);
  if (read.success) return { line, fullName: read.data.fullName, content: read.data, fields: {} };
  const fields: ReadRow["fields"] = {};
  for (const { path, code } of read.error.issues) {
    const field = path[0] as Field;
    fields[field] = code === "too_big" ? "too_long" : given[field] ? "invalid" : "required";
  }
  return { line, fullName: given.fullName, content: null, fields };
}

/** 31/12/1984 and 1984-12-31 are days; anything else is left as it is, for the contract to refuse. */
function dayOf(typed: string): string | null {
  const [, day, month, year] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(typed) ?? [];
  return year ? `${year}-${month!.padStart(2, "0")}-${day!.padStart(2, "0")}` : typed || null;
}

function languageOf(typed: string): string {
  const plain = typed.toLowerCase();
  if (plain === "" || plain.startsWith("pt") || plain.startsWith("portug")) return "pt";
  return plain.startsWith("en") || plain.startsWith("ing") ? "en" : plain;
}
