import type { Tx } from "#platform/database/database.ts";
import type { Actor } from "../http/actor.ts";
import { refuse } from "../http/refuse.ts";
import { findPerson, lockProfiles, type PersonRow } from "./queries.ts";

/**
 * The person as nobody else can change them until the transaction ends; the decider must still be one of the administrators, and
 * nobody decides about themselves.
 */
export async function holdPerson(
  tx: Tx,
  { actor, id, version }: { actor: Actor; id: string; version?: number },
): Promise<PersonRow> {
  if (actor.id === id) throw refuse("forbidden");
  await lockProfiles(tx, [actor.id, id]);
  const decider = await findPerson(tx, actor.id);
  if (decider?.status !== "active") throw refuse("account_not_active");
  if (decider.role !== "admin") throw refuse("forbidden");
  const person = await findPerson(tx, id);
  if (!person) throw refuse("not_found");
  if (version !== undefined && person.version !== version) throw refuse("conflict");
  return person;
}
