import { type Insertable, type Selectable, sql } from "kysely";
import type { AuthFlowStatesRow, AuthOneTimeTokensRow } from "#database/tables.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import type { OneTimeKind } from "./kinds.ts";

export type OneTimeToken = Omit<Selectable<AuthOneTimeTokensRow>, "kind"> & { kind: OneTimeKind };
export type FlowState = Selectable<AuthFlowStatesRow>;

export async function insertToken(tx: Tx, token: Insertable<AuthOneTimeTokensRow>): Promise<void> {
  await tx.insertInto("auth.one_time_tokens").values(token).execute();
}

/** Removes and returns the token of a link: of two that redeem it at once, one gets it (P8). */
export async function takeTokenByHash(
  tx: Tx,
  { tokenHash, kinds }: { tokenHash: string; kinds: OneTimeKind[] },
): Promise<OneTimeToken | undefined> {
  const taken = await tx
    .deleteFrom("auth.one_time_tokens")
    .where("token_hash", "=", tokenHash)
    .where("kind", "in", kinds)
    .returningAll()
    .executeTakeFirst();
  return taken as OneTimeToken | undefined;
}

/** The living tokens an address could type a code for, held until the transaction ends. */
export async function lockTokensOfAddress(
  tx: Tx,
  { address, kinds, now }: { address: string; kinds: OneTimeKind[]; now: Date },
): Promise<OneTimeToken[]> {
  const tokens = await tx
    .selectFrom("auth.one_time_tokens")
    .selectAll()
    .where("address", "=", address)
    .where("kind", "in", kinds)
    .where("code_hash", "is not", null)
    .where("expires_at", ">", now)
    .orderBy("id")
    .forUpdate()
    .execute();
  return tokens as OneTimeToken[];
}

/** One more wrong code: at the limit the codes are worthless, the links still work. */
export async function countWrongCode(tx: Tx, ids: string[], limit: number): Promise<void> {
  await tx
    .updateTable("auth.one_time_tokens")
    .set((eb) => ({
      attempts: eb("attempts", "+", 1),
      code_hash: sql<string | null>`case when attempts + 1 >= ${limit} then null else code_hash end`,
    }))
    .where("id", "in", ids)
    .execute();
}

export async function deleteToken(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("auth.one_time_tokens").where("id", "=", id).execute();
}

export async function deleteTokensOf(tx: Tx, userId: string, kinds?: OneTimeKind[]): Promise<void> {
  let query = tx.deleteFrom("auth.one_time_tokens").where("user_id", "=", userId);
  if (kinds) query = query.where("kind", "in", kinds);
  await query.execute();
}

export async function insertFlow(tx: Tx, flow: Insertable<AuthFlowStatesRow>): Promise<void> {
  await tx.insertInto("auth.flow_states").values(flow).execute();
}

/** Gives a flow the code that its client will exchange; a flow gets one code only. */
export async function setAuthCode(
  tx: Tx,
  { id, codeHash, now, expiresAt }: { id: string; codeHash: string; now: Date; expiresAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("auth.flow_states")
    .set({ auth_code_hash: codeHash, auth_code_issued_at: now, expires_at: expiresAt })
    .where("id", "=", id)
    .where("auth_code_hash", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function lockFlowByCode(tx: Tx, codeHash: string): Promise<FlowState | undefined> {
  return tx
    .selectFrom("auth.flow_states")
    .selectAll()
    .where("auth_code_hash", "=", codeHash)
    .forUpdate()
    .executeTakeFirst();
}

export async function deleteFlow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("auth.flow_states").where("id", "=", id).execute();
}

export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("auth.one_time_tokens").where("expires_at", "<", now).execute();
  await db.deleteFrom("auth.flow_states").where("expires_at", "<", now).execute();
  await db.deleteFrom("auth.mfa_challenges").where("expires_at", "<", now).execute();
}
