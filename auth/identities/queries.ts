import { type Selectable, sql } from "kysely";
import type { ProviderAccount } from "#auth/providers/provider-account.ts";
import type { AuthIdentitiesRow } from "#database/tables.ts";
import type { Tx } from "#platform/database/database.ts";

export type IdentityRow = Selectable<AuthIdentitiesRow>;

/** Who signs in with this account of a provider, if anybody does. */
export function findIdentity(tx: Tx, { provider, sub }: ProviderAccount): Promise<IdentityRow | undefined> {
  return tx
    .selectFrom("auth.identities")
    .selectAll()
    .where("provider", "=", provider)
    .where("provider_id", "=", sub)
    .executeTakeFirst();
}

/** False when somebody else has been quicker to link the same account of the provider. */
export async function insertIdentity(
  tx: Tx,
  { userId, account, now }: { userId: string; account: ProviderAccount; now: Date },
): Promise<boolean> {
  const inserted = await tx
    .insertInto("auth.identities")
    .values({
      id: crypto.randomUUID(),
      user_id: userId,
      provider: account.provider,
      provider_id: account.sub,
      identity_data: JSON.stringify(account.data),
      email: account.email,
      last_sign_in_at: now,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Keeps what the provider says today; false when the identity was unlinked a moment ago. */
export async function refreshIdentity(
  tx: Tx,
  { id, account, now }: { id: string; account: ProviderAccount; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("auth.identities")
    .set({
      identity_data: JSON.stringify(account.data),
      email: account.email,
      last_sign_in_at: now,
      updated_at: now,
    })
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The accounts that carry an address in an identity whose provider had verified it. */
export async function findHoldersOfVerified(tx: Tx, email: string): Promise<string[]> {
  const holders = await tx
    .selectFrom("auth.identities")
    .select("user_id")
    .distinct()
    .where("email", "=", email)
    .where(sql<boolean>`identity_data -> 'email_verified' = 'true'::jsonb`)
    .execute();
  return holders.map(({ user_id }) => user_id);
}

export async function deleteIdentity(
  tx: Tx,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("auth.identities")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Removes what providers vouch for; the account's own address and number stay. */
export async function deleteProviderIdentities(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom("auth.identities")
    .where("user_id", "=", userId)
    .where("provider", "not in", ["email", "phone"])
    .execute();
}

/** Removes everything by which anyone could be this account: identities, factors, sessions, mailed secrets. */
export async function deleteEveryWayIn(tx: Tx, userId: string): Promise<void> {
  for (const table of [
    "auth.sessions",
    "auth.one_time_tokens",
    "auth.flow_states",
    "auth.identities",
    "auth.mfa_factors",
  ] as const) {
    await tx.deleteFrom(table).where("user_id", "=", userId).execute();
  }
}
