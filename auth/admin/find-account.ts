import { AuthError } from "#auth/errors.ts";
import type { Call } from "#auth/http/call.ts";
import { requireUuid } from "#auth/http/fields.ts";
import { findUser } from "#auth/users/queries.ts";
import type { FullUser } from "#auth/users/user-object.ts";
import type { Db, Tx } from "#platform/database/database.ts";

/** The account an administrator speaks of, or 404. */
export async function requireAccount(db: Db | Tx, id: string): Promise<FullUser> {
  const user = await findUser(db, id);
  if (!user) throw new AuthError("user_not_found", { status: 404, message: "User not found" });
  return user;
}

/** The account that the path names. */
export function accountOfPath({ deps, params }: Call): Promise<FullUser> {
  return requireAccount(deps.database.db, requireUuid(params.id, "user_id"));
}
