import {
  type PayoutDetails,
  type PayoutDetailsEdit,
  readDetails as readTyped,
} from "#domain/payouts/details.ts";
import { maskPixKey, type PixKeyKind } from "#domain/pix/keys.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import type { Actor } from "../http/actor.ts";
import { refuse } from "../http/refuse.ts";
import { requireSecondFactor } from "../http/require-second-factor.ts";
import { findDetails, insertDetails, updateDetails } from "./queries.ts";
import { readDetails } from "./read-details.ts";

type Input = { actor: Actor; edit: PayoutDetailsEdit; once: Once };

/** Somebody says where they are paid from now on; only from a session with a second factor, and they are told of it. */
export async function changeDetails(deps: Deps, { actor, edit, once }: Input): Promise<PayoutDetails> {
  requireSecondFactor(actor);
  const { kind, version } = edit;
  const typed = readTyped(edit);
  if ("wrong" in typed) throw refuse("validation_failed", { fields: { [typed.wrong]: "invalid" } });
  return runOnce(deps.db, once, async (tx) => {
    const now = deps.clock.now();
    const before = await findDetails(tx, actor.id);
    const row = { user_id: actor.id, kind, key: typed.key, holder: typed.holder, updated_at: now };
    const isKept = await (version === 0 ? insertDetails(tx, row) : updateDetails(tx, { ...row, version }));
    if (!isKept) throw refuse("conflict", { current: await readDetails(tx, actor) });
    const masked = (one: { kind: string; key: string }) => ({
      ...{ kind: one.kind, key: maskPixKey({ kind: one.kind as PixKeyKind, key: one.key }) },
    });
    await writeAudit(tx, {
      ...{ actorId: actor.id, action: "payout_details.changed", subjectType: "payout_details" },
      ...{ subjectId: actor.id, before: before ? masked(before) : null, after: masked(row), now },
    });
    await recordFacts(tx, deps, [
      {
        ...{ kind: "payout_details_changed", cause: `${actor.id}/${version + 1}`, actorId: actor.id },
        data: { userId: actor.id },
      },
    ]);
    return readDetails(tx, actor);
  });
}
