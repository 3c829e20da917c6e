import type { PayoutDetails } from "#domain/payouts/details.ts";
import type { PixKeyKind } from "#domain/pix/keys.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import type { Actor } from "../http/actor.ts";
import { type DetailsRow, findDetails } from "./queries.ts";

/** Where the reader is paid, and whether this session may change it. */
export async function readDetails(db: Db | Tx, actor: Actor): Promise<PayoutDetails> {
  const row = await findDetails(db, actor.id);
  return {
    details: row ? toDetails(row) : null,
    version: row?.version ?? 0,
    canChange: actor.hasUsedFactor === true,
  };
}

/** Details as their owner reads them. */
export function toDetails({ kind, key, holder, updated_at }: DetailsRow) {
  return { kind: kind as PixKeyKind, key, holder, changedAt: updated_at.toISOString() };
}
