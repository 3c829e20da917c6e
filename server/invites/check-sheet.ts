import { readSheet, type SheetCheck } from "#domain/invites/sheet.ts";
import type { GivenRow } from "#domain/sheets/sheets.ts";
import type { Deps } from "../deps.ts";
import { findTaken } from "./queries.ts";

/** What a file of invitations would do, line by line; nothing is sent. */
export async function checkSheet({ db }: Pick<Deps, "db">, rows: GivenRow[]): Promise<SheetCheck> {
  const emails = readSheet(rows).rows.map(({ email }) => email);
  const taken = await findTaken(db, emails);
  return readSheet(rows, (email) => taken.get(email) ?? null);
}
