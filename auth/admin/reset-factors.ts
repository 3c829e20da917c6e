import type { Deps } from "#auth/deps.ts";
import { listFactors } from "#auth/factors/queries.ts";
import { removeFactor } from "#auth/factors/remove-factor.ts";
import { lockUser } from "#auth/users/queries.ts";
import { transact } from "#platform/database/transact.ts";

/** Takes every second factor from an account whose owner has lost them; says how many were verified. */
export async function resetFactors(deps: Deps, userId: string): Promise<number> {
  const origin = { ip: "", userAgent: "command line" };
  return transact(deps.database.db, async (tx) => {
    await lockUser(tx, userId);
    const verified = (await listFactors(tx, userId)).filter(({ status }) => status === "verified");
    for (let [factor] = await listFactors(tx, userId); factor; [factor] = await listFactors(tx, userId)) {
      await removeFactor(tx, deps, { userId, factorId: factor.id, by: "service", origin });
    }
    return verified.length;
  });
}
