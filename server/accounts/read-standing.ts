import type { Role } from "#domain/accounts/roles.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { findStanding } from "./queries.ts";

/** Whether an account is active in a role. */
export async function isActiveIn(db: Db | Tx, { id, role }: { id: string; role: Role }): Promise<boolean> {
  const standing = await findStanding(db, id);
  return standing?.status === "active" && standing.role === role;
}
