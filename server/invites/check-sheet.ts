import { readSheet, type SheetCheck } from "#domain/invites/sheet.ts";
import type { Deps } from "../deps.ts";
import { findTaken } from "./queries.ts";

/** What a file of invitations would do, line by line; nothing is sent. */
export async function checkSheet({ db }: Pick<Deps, "db">, text: string): Promise<SheetCheck> {
  const emails = readSheet(text).rows.map(({ email }) => email);
  const taken = await findTaken(db, emails);
  return readSheet(text, (email) => taken.get(email) ?? null);
}
