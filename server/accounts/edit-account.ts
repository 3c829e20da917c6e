import type { Tx } from "#platform/database/database.ts";
import type { Deps } from "../deps.ts";
import { updateAccount } from "./queries.ts";

type Changes = { fullName?: string; preferredLanguage?: string; avatarUrl?: string | null };

/**
 * Changes what the house calls a person, speaks to them in or shows of them, for its mails too; every open page of
 * theirs reads it anew.
 */
export async function editAccount(
  tx: Tx,
  { auth, live, clock }: Pick<Deps, "auth" | "live" | "clock">,
  { id, changes }: { id: string; changes: Changes },
): Promise<void> {
  const { fullName, preferredLanguage } = changes;
  await updateAccount(tx, { id, changes, now: clock.now() });
  const metadata = {
    ...(fullName !== undefined && { full_name: fullName }),
    ...(preferredLanguage !== undefined && { preferred_language: preferredLanguage }),
  };
  if (Object.keys(metadata).length > 0) {
    await auth.updateUser({ userId: id, changes: { user_metadata: metadata } }, { db: tx });
  }
  live.publish(tx, { topic: `user:${id}`, event: "account", data: {} });
}
