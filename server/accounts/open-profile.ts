import { effectiveRole } from "#domain/accounts/roles.ts";
import type { Tx } from "#platform/database/database.ts";
import { insertProfile } from "./queries.ts";

export type NewAccount = { id: string; user_metadata: unknown };

/** Gives every account its profile in the transaction that makes the account; it waits for approval. */
export async function openProfile(tx: Tx, account: NewAccount, now: Date): Promise<void> {
  const metadata = (account.user_metadata ?? {}) as Record<string, unknown>;
  const { full_name: name, preferred_language: language } = metadata;
  await insertProfile(tx, {
    id: account.id,
    fullName: typeof name === "string" ? name.trim().slice(0, 120) : "",
    language: typeof language === "string" && language.toLowerCase().startsWith("en") ? "en" : "pt-BR",
    selectedRole: effectiveRole({ granted: null, selected: metadata.selected_role }),
    now,
  });
}
