import { effectiveRole, type Role } from "#domain/accounts/roles.ts";
import type { Tx } from "#platform/database/database.ts";
import { putPendingProfile } from "./queries.ts";

/** The role of a sign-up that names none (spec §3). */
const DEFAULT_ROLE: Role = "advisor";

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
    selectedRole: effectiveRole({ granted: null, selected: metadata.selected_role ?? DEFAULT_ROLE }),
    now,
  });
}
