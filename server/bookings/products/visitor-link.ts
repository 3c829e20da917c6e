import { canTake } from "#domain/bookings/take-step.ts";
import {
  isVisitorStep,
  type VisitorBooking,
  type VisitorStepTaken,
} from "#domain/bookings/visitor-bookings.ts";
import type { Language } from "#domain/text.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { letIn } from "../links/let-in.ts";
import { holdBooking } from "../queries.ts";
import { readBooking } from "../read-booking.ts";
import { takeStep } from "../take-step.ts";
import { standingOf } from "../to-booking.ts";

/** What a visitor reads by the link of a mail; opening it changes nothing. */
export async function openVisitorLink(
  deps: Pick<Deps, "db" | "clock" | "files">,
  token: string,
): Promise<VisitorBooking> {
  const link = await letIn(deps.db, deps, { token, side: "seller" });
  const read = await readBooking(deps.db, deps, { bookingId: link.booking_id, reader: "seller" });
  const { id, reference, state, version, product, hotel, checkIn, checkOut, people, currency } = read;
  if (!product) throw refuse("not_found");
  return {
    ...{ id, reference, state, version, language: link.language as Language, name: link.name },
    product: { slug: product.slug, title: product.title },
    ...{ seller: hotel.name, startsOn: checkIn, endsOn: checkOut, people: people.adults, currency },
    ...{ total: read.total === 0 ? null : read.total, proposal: read.proposal },
    thread: read.thread,
    steps: read.steps.filter(isVisitorStep),
    expiresAt: link.expires_at.toISOString(),
  };
}

type Input = { taken: VisitorStepTaken; once: Once };

/** A visitor takes a step with what they asked for. */
export async function takeVisitorStep(deps: Deps, { taken, once }: Input): Promise<VisitorBooking> {
  const { token, bookingId, version, step } = taken;
  return runOnce(deps.db, once, async (tx) => {
    const row = await holdBooking(tx, { bookingId });
    const link = await letIn(tx, deps, { token, side: "seller" });
    if (!row || link.booking_id !== bookingId) throw refuse("not_found");
    // Asked here first: what stands there now is not theirs to read whole.
    const can = { by: "seller", kind: step.kind, now: deps.clock.now() } as const;
    if (!canTake(standingOf(row), can)) throw refuse("booking_state");
    if (row.version !== version) throw refuse("conflict");
    const by = { side: "seller", actorId: null, name: link.name } as const;
    await takeStep(tx, deps, { row, by, version, step });
    return openVisitorLink({ ...deps, db: tx }, token);
  });
}
