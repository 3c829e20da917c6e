import type { PayoutBatch, ProofEdit } from "#domain/payouts/payouts.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { holdAsRead } from "../batches/hold-batch.ts";
import { updateBatch, updatePayout } from "../batches/queries.ts";
import { readBatch } from "../batches/read-batch.ts";
import { requirePaper } from "./require-paper.ts";

type Input = { id: string; payoutId: string; edit: ProofEdit; actor: Actor; once: Once };

/** Puts the bank's proof to a payout that is being paid; a later one takes the place of the one before. */
export async function attachProof(
  deps: Deps,
  { id, payoutId, edit, actor, once }: Input,
): Promise<PayoutBatch> {
  return runOnce(deps.db, once, async (tx) => {
    const { batch, payouts } = await holdAsRead(tx, { id, version: edit.version });
    if (!payouts.some((payout) => payout.id === payoutId)) throw refuse("not_found");
    if (batch.state !== "approved" && batch.state !== "sent") throw refuse("payout_state");
    await requirePaper(tx, { fileId: edit.fileId, userId: actor.id });
    await updatePayout(tx, { id: payoutId, changes: { proof_file_id: edit.fileId } });
    await updateBatch(tx, { id, changes: {} });
    await writeAudit(tx, {
      ...{ actorId: actor.id, action: "payout.proved", subjectType: "payout", subjectId: payoutId },
      ...{ after: { fileId: edit.fileId }, now: deps.clock.now() },
    });
    return readBatch({ ...deps, db: tx }, { id, actor });
  });
}
