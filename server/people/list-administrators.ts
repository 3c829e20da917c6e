import type { Db, Tx } from "#platform/database/database.ts";
import { findAdministrators, findPerson, type PersonRow } from "./queries.ts";

/** Everybody who may let people in, for whoever keeps the house running. */
export async function listAdministrators(db: Db): Promise<PersonRow[]> {
  const found = await Promise.all((await findAdministrators(db)).map(({ id }) => findPerson(db, id)));
  return found.filter((person) => person !== undefined);
}

/** Whom a matter of the house concerns. */
export async function listAdministratorIds(tx: Db | Tx): Promise<string[]> {
  return (await findAdministrators(tx)).map(({ id }) => id);
}
