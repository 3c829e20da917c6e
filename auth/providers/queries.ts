import type { Selectable } from "kysely";
import type { AuthFlowStatesRow } from "#database/tables.ts";
import type { Db } from "#platform/database/database.ts";

/** A sign-in that is under way at a provider. */
export type ProviderFlow = Selectable<AuthFlowStatesRow> & {
  provider: string;
  redirect_to: string;
  provider_nonce: string;
  provider_code_verifier: string;
};

/** The flow behind a state; the codes that flows end in are no states. */
export async function findProviderFlow(db: Db, id: string): Promise<ProviderFlow | undefined> {
  const flow = await db
    .selectFrom("auth.flow_states")
    .selectAll()
    .where("id", "=", id)
    .where("provider", "is not", null)
    .where("redirect_to", "is not", null)
    .executeTakeFirst();
  return flow as ProviderFlow | undefined;
}

/** Of two callbacks with one state, one gets to use it (P8, P22); the row stays to tell the other. */
export async function markFlowUsed(db: Db, { id, now }: { id: string; now: Date }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("auth.flow_states")
    .set({ used_at: now, provider_nonce: null, provider_code_verifier: null })
    .where("id", "=", id)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
