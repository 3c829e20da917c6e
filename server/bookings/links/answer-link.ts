import type { LinkedBooking } from "#domain/bookings/links.ts";
import type { LinkStep } from "#domain/bookings/steps.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { holdBooking } from "../queries.ts";
import { takeStep } from "../take-step.ts";
import { letIn } from "./let-in.ts";
import { openLink } from "./open-link.ts";
import { markUsed } from "./queries.ts";

type Answer = { token: string; bookingId: string; version: number; step: LinkStep };

/** A hotel answers one booking by the link of one mail, once. */
export async function answerLink(
  deps: Deps,
  { answer, once }: { answer: Answer; once: Once },
): Promise<LinkedBooking> {
  const { token, bookingId, version, step } = answer;
  return runOnce(deps.db, once, async (tx) => {
    const row = await holdBooking(tx, { bookingId });
    const link = await letIn(tx, deps, { token, side: "hotel" });
    if (!row || link.booking_id !== bookingId) throw refuse("not_found");
    if (link.used_at) throw refuse("booking_link_used");
    await markUsed(tx, { id: link.id, now: deps.clock.now() });
    await takeStep(tx, deps, { row, by: { side: "hotel", actorId: null, name: link.name }, version, step });
    return openLink({ ...deps, db: tx }, token);
  });
}
