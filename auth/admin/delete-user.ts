import { z } from "zod";
import { IN_PROCESS, type Origin, writeAudit } from "#auth/audit/queries.ts";
import type { Deps } from "#auth/deps.ts";
import type { Call } from "#auth/http/call.ts";
import { flag, readFields, requireUuid } from "#auth/http/fields.ts";
import { json } from "#auth/http/replies.ts";
import { inTransaction } from "#auth/transaction.ts";
import { deleteUserRow, forgetUser } from "#auth/users/queries.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { requireAccount } from "./find-account.ts";

const Body = z.object({ should_soft_delete: flag });

/** DELETE /admin/users/{id} */
export async function deleteUserByService({ deps, params, body, origin }: Call): Promise<Response> {
  const { should_soft_delete: isSoft = false } = readFields(Body, body);
  await deleteUser(deps, { userId: requireUuid(params.id, "user_id"), isSoft }, { origin });
  return json({});
}

/** Removes an account and everything that lets anyone in; softly, an empty row keeps the id. */
export async function deleteUser(
  deps: Deps,
  { userId, isSoft = false }: { userId: string; isSoft?: boolean },
  { db = deps.database.db, origin = IN_PROCESS }: { db?: Db | Tx; origin?: Origin } = {},
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const user = await requireAccount(tx, userId);
    await deps.onUserDeleted?.(tx, user);
    const now = deps.clock.now();
    if (isSoft) await forgetUser(tx, { id: userId, now });
    else await deleteUserRow(tx, userId);
    await writeAudit(tx, { action: "user_deleted", userId, origin, details: { isSoft }, now });
  });
}
