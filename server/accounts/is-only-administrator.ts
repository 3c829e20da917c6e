import type { Tx } from "#platform/database/database.ts";
import { holdAdministrators } from "./queries.ts";

/** Whether the house would be without an administrator if this person left; holds to the transaction's end. */
export async function isOnlyAdministrator(tx: Tx, id: string): Promise<boolean> {
  const administrators = await holdAdministrators(tx);
  return administrators.includes(id) && administrators.length === 1;
}
