import { effectiveRole } from "#domain/accounts/roles.ts";
import type { Tx } from "#platform/database/database.ts";
import { putPendingProfile } from "./queries.ts";

export type NewAccount = { id: string; user_metadata: unknown };

/**
 * Gives every account its profile in the transaction that makes the account; it waits for approval. Done again
 * when the address is proven: an earlier sign-up by somebody else leaves no word of itself.
 */
export async function openProfile(tx: Tx, account: NewAccount, now: Date): Promise<void> {
  const metadata = (account.user_metadata ?? {}) as Record<string, unknown>;
  const { full_name: name, preferred_language: language } = metadata;
  await putPendingProfile(tx, {
    id: account.id,
    fullName: typeof name === "string" ? name.trim().slice(0, 120) : "",
    language: typeof language === "string" && language.toLowerCase().startsWith("en") ? "en" : "pt-BR",
    selectedRole: effectiveRole({ granted: null, selected: metadata.selected_role }),
    now,
  });
}
