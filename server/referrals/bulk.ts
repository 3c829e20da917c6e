import type { BulkActionId } from "#domain/bulk/bulk.ts";
import { moveBlocker, ReferralState } from "#domain/referrals/states.ts";
import type { BulkAction } from "../bulk/bulk-action.ts";
import type { Deps } from "../deps.ts";
import { moveReferral } from "./move-referral.ts";
import { findReferralsById } from "./queries.ts";

const moveMany = (id: BulkActionId, to: "in_conversation" | "declined"): BulkAction<Deps> => ({
  id,
  audit: "referral.moved",
  ...(to === "declined" && { needsReason: true }),
  check: async ({ db }, { ids }) =>
    (await findReferralsById(db, ids)).map((row) => ({
      id: row.id,
      name: row.name,
      version: row.version,
      blocker: moveBlocker({ from: ReferralState.parse(row.state), to, note: "given" }),
    })),
  run: (deps, { actor, item: { id: referralId, version }, reason }) =>
    moveReferral(deps, { actor, id: referralId, move: { to, note: reason ?? null, version } }),
});

/** Says of many referred hotels that we speak with them, or, with one reason, that they are declined. */
export const referralsBulk = [
  moveMany("referrals.talk", "in_conversation"),
  moveMany("referrals.decline", "declined"),
];
