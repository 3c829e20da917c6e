import type { GuestAnswer, GuestStay } from "#domain/checkpoints/promises.ts";
import { dayIn } from "#domain/days.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { hashLinkToken } from "#platform/link-token.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { findCheckpoint, holdCheckpoint, updateCheckpoint } from "../queries.ts";
import { perkOf } from "../to-checkpoint.ts";
import { findLinkedStay, findPromiseIds, type LinkedStay } from "./queries.ts";

/** The stay of a guest's link, while it works; opening it changes nothing, whoever or whatever opens it. */
export async function openGuestStay(
  { db, clock }: { db: Db | Tx; clock: Deps["clock"] },
  token: string,
): Promise<GuestStay> {
  const stay = await letIn({ db, clock }, token);
  const promises = [];
  for (const { id, owner_id: ownerId } of await findPromiseIds(db, stay.id)) {
    const row = await findCheckpoint(db, { checkpointId: id, ownerId });
    const perk = row && perkOf(row);
    if (!perk) continue;
    const answer = row.state === "done" ? "kept" : row.reason === "not_kept" ? "broken" : null;
    promises.push({ id, perk, answer } as const);
  }
  return {
    ...{ hotelName: stay.hotel_name, sellerName: stay.seller_name ?? "", promises },
    ...{ checkIn: stay.check_in, checkOut: stay.check_out, canAnswer: hasArrived(stay, clock.now()) },
  };
}

/** Guests say whether a promise was kept; saying something else later corrects it. */
export async function answerGuestStay(
  deps: Deps,
  { answer: { token, promiseId, isKept }, once }: { answer: GuestAnswer; once: Once },
): Promise<GuestStay> {
  return runOnce(deps.db, once, async (tx) => {
    const stay = await letIn({ db: tx, clock: deps.clock }, token);
    const known = (await findPromiseIds(tx, stay.id)).find(({ id }) => id === promiseId);
    if (!known) throw refuse("not_found");
    const now = deps.clock.now();
    if (!hasArrived(stay, now)) throw refuse("validation_failed", { fields: { isKept: "invalid" } });
    await holdCheckpoint(tx, { checkpointId: promiseId, ownerId: known.owner_id });
    await updateCheckpoint(tx, {
      id: promiseId,
      changes: {
        ...{ state: isKept ? "done" : "waived", reason: isKept ? null : "not_kept" },
        ...{ closed_at: now, closed_by: "guest", updated_at: now },
      },
    });
    deps.live.publish(tx, { topic: `user:${known.owner_id}`, event: "booking", data: {} });
    return openGuestStay({ db: tx, clock: deps.clock }, token);
  });
}

async function letIn(
  { db, clock }: { db: Db | Tx; clock: Deps["clock"] },
  token: string,
): Promise<LinkedStay> {
  const stay = await findLinkedStay(db, hashLinkToken(token));
  if (!stay) throw refuse("not_found");
  if (stay.expires_at <= clock.now()) throw refuse("booking_link_over");
  return stay;
}

function hasArrived({ check_in: checkIn, time_zone: timeZone }: LinkedStay, now: Date): boolean {
  return dayIn(timeZone, now) >= checkIn;
}
