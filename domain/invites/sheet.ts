import { z } from "zod";
import { type Role, roles } from "../accounts/roles.ts";
import { GivenRow, MAX_SHEET_ROWS } from "../sheets/sheets.ts";
import { Email, type Language, line } from "../text.ts";
import { NewInvite } from "./invites.ts";

/** The most lines that one file may hold. */
export const SHEET_MAX_ROWS = 2_000;
/** How many of them are sent at a time. */
export const SHEET_BATCH = 50;

/** Why a line of a file is not sent. */
const sheetProblems = [
  "email_invalid",
  "role_unknown",
  "role_admin",
  "language_unknown",
  "name_too_long",
  "repeated",
  "account_exists",
  "invite_exists",
] as const;
export type SheetProblem = (typeof sheetProblems)[number];

/** A line of a file: what it asks for, or what is wrong with it. */
const SheetRow = z.object({
  line: z.number().int(),
  email: z.string(),
  invite: NewInvite.nullable(),
  problem: z.enum(sheetProblems).nullable(),
});
export type SheetRow = z.infer<typeof SheetRow>;

export const SheetRequest = z.strictObject({ rows: z.array(GivenRow).max(MAX_SHEET_ROWS) });
export const SheetCheck = z.object({
  rows: z.array(SheetRow),
  ready: z.number().int(),
  isTooLong: z.boolean(),
  /** Columns that nobody knows, which are left out. */
  unknownColumns: z.array(z.string()),
});
export type SheetCheck = z.infer<typeof SheetCheck>;

export const InviteBatch = z.strictObject({ invites: z.array(NewInvite).min(1).max(SHEET_BATCH) });
export const InviteBatchSent = z.object({
  sent: z.number().int(),
  refused: z.array(z.object({ email: z.string(), problem: z.enum(sheetProblems) })),
});
export type InviteBatchSent = z.infer<typeof InviteBatchSent>;

const columnsOf = {
  email: /^e-?mail$/,
  fullName: /^(nome|name|full ?name)/,
  role: /^(tipo|type|role|perfil|papel|conta|account)/,
  language: /^(idioma|l[ií]ngua|language)/,
};
type Column = keyof typeof columnsOf;
const IN_ORDER: Column[] = ["email", "fullName", "role", "language"];

const roleWords: Record<string, Role> = {
  ...Object.fromEntries(roles.map((role) => [role, role])),
  ...{ "travel advisor": "advisor", consultor: "advisor", consultora: "advisor", agente: "advisor" },
  ...{ "tour operator": "tour_operator", operadora: "tour_operator", operador: "tour_operator" },
  ...{ administrator: "admin", administrador: "admin", administradora: "admin" },
};
const languageWords: Record<string, Language> = {
  "": "pt",
  pt: "pt",
  "pt-br": "pt",
  português: "pt",
  portugues: "pt",
  en: "en",
  english: "en",
  inglês: "en",
  ingles: "en",
};

/** The lines of a file of invitations, each as an invitation or with what is wrong with it; `taken` says whom not to write to. */
export function readSheet(
  all: readonly GivenRow[],
  taken: (email: string) => "account_exists" | "invite_exists" | null = () => null,
): SheetCheck {
  const [head, ...body] = all;
  const named = head?.cells.map((cell) => columnNamed(cell.trim().toLowerCase()));
  const hasHead = named?.includes("email") ?? false;
  const columns: (Column | undefined)[] = hasHead ? named! : IN_ORDER;
  const lines = hasHead ? body : all;
  const seen = new Set<string>();
  const rows = lines.slice(0, SHEET_MAX_ROWS).map(({ line: at, cells }) => {
    const of = (column: Column) => (cells[columns.indexOf(column)] ?? "").trim();
    const email = of("email").toLowerCase();
    const read = readRow({ email, fullName: of("fullName"), role: of("role"), language: of("language") });
    const problem = read.problem ?? (seen.has(email) ? "repeated" : taken(email));
    seen.add(email);
    return { line: at, email, invite: problem ? null : read.invite, problem };
  });
  return {
    rows,
    ready: rows.filter(({ problem }) => problem === null).length,
    isTooLong: lines.length > SHEET_MAX_ROWS,
    unknownColumns: hasHead ? head!.cells.filter((cell, at) => !columns[at] && cell.trim() !== "") : [],
  };
}

function columnNamed(word: string): Column | undefined {
  return IN_ORDER.find((column) => columnsOf[column].test(word));
}

type Read = { invite: NewInvite; problem: null } | { invite: null; problem: SheetProblem };

function readRow(cells: Record<Column, string>): Read {
  const wrong = (problem: SheetProblem): Read => ({ invite: null, problem });
  const email = Email.safeParse(cells.email);
  if (!email.success) return wrong("email_invalid");
  const role = roleWords[cells.role.toLowerCase()];
  if (!role) return wrong("role_unknown");
  if (role === "admin") return wrong("role_admin");
  const language = languageWords[cells.language.toLowerCase()];
  if (!language) return wrong("language_unknown");
  if (cells.fullName !== "" && !line(120).safeParse(cells.fullName).success) return wrong("name_too_long");
  return { invite: { email: email.data, role, fullName: cells.fullName, language }, problem: null };
}
