import { createHash } from "node:crypto";
import type { Db, Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { Problem } from "./problem.ts";

const KEY = /^[\x21-\x7e]{8,128}$/;

/** What a caller may send to make a write safe to repeat: its key, and the request it stands for. */
export type Once = { scope: string; key: string | undefined; request: unknown };

/**
 * Runs a write in one transaction, at most once per key. The key's row and its answer are part of that
 * transaction: a repeat waits for the first to end, then gets the same answer; after a failure it may try again.
 */
export async function runOnce<T>(
  db: Db,
  { scope, key, request }: Once,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  if (key === undefined) return transact(db, work);
  if (!KEY.test(key)) {
    throw new Problem({ status: 400, code: "validation_failed", fields: { "idempotency-key": "invalid" } });
  }
  const requestHash = createHash("sha256").update(JSON.stringify(request)).digest("hex");
  return transact(db, async (tx) => {
    const isFirst = await claimKey(tx, { scope, key, requestHash });
    if (!isFirst) return replay<T>(tx, { scope, key, requestHash });
    const answer = await work(tx);
    await tx
      .updateTable("idempotency_keys")
      .set({ response: JSON.stringify(answer) })
      .where("scope", "=", scope)
      .where("key", "=", key)
      .execute();
    return answer;
  });
}

type Claim = { scope: string; key: string; requestHash: string };

async function claimKey(tx: Tx, { scope, key, requestHash }: Claim): Promise<boolean> {
  const inserted = await tx
    .insertInto("idempotency_keys")
    .values({ scope, key, request_hash: requestHash })
    .onConflict((conflict) => conflict.doNothing())
    .returning("key")
    .executeTakeFirst();
  return inserted !== undefined;
}

async function replay<T>(tx: Tx, { scope, key, requestHash }: Claim): Promise<T> {
  const row = await tx
    .selectFrom("idempotency_keys")
    .select(["request_hash", "response"])
    .where("scope", "=", scope)
    .where("key", "=", key)
    .executeTakeFirst();
  if (row?.request_hash !== requestHash) throw new Problem({ status: 422, code: "idempotency_key_reused" });
  return row.response as T;
}

/** Forgets keys older than a day. */
export async function forgetOldKeys(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 24 * 60 * 60 * 1_000);
  await db.deleteFrom("idempotency_keys").where("created_at", "<", before).execute();
}
