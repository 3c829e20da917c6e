import { type BookingSide, type BookingState, isAgreed } from "#domain/bookings/states.ts";
import type { BookingStep } from "#domain/bookings/steps.ts";
import { canTake, standingAfter, stepFaults } from "#domain/bookings/take-step.ts";
import type { NewFact } from "#domain/facts/facts.ts";
import type { Currency } from "#domain/money/money.ts";
import { houseDay } from "#domain/site/views.ts";
import type { Tx } from "#platform/database/database.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import { refuse } from "../http/refuse.ts";
import { readRatesOn } from "../settings/house-rates.ts";
import { endOptionAt } from "./clock/option-clock.ts";
import { clockAfter } from "./clock-after.ts";
import { giveBack, takeOffered } from "./products/offered-places.ts";
import { type BookingRow, findBooking, insertEvent, isNumberTaken, updateBooking } from "./queries.ts";
import { readBooking } from "./read-booking.ts";
import { agreeOnProposal, termsAfter } from "./stay-after.ts";
import { standingOf } from "./to-booking.ts";

/** Who takes a step: a person who is signed in, or the bearer of a mail's link by the name it was sent to. */
export type StepBy = { side: BookingSide; actorId: string | null; name: string };
type Input = {
  row: BookingRow;
  by: StepBy;
  step: BookingStep;
  version: number;
  /** The places of a product are taken already. */
  hasPlaces?: boolean;
};

/**
 * Takes one step with a booking that is held: only whose turn it is, only from where it leads on, once. Everything
 * that follows of it is in the same transaction. Call it last: it records the facts.
 */
export async function takeStep(
  tx: Tx,
  deps: Deps,
  { row, by, step, version, hasPlaces = false }: Input,
): Promise<void> {
  const now = deps.clock.now();
  const standing = standingOf(row);
  const which = { bookingId: row.id, reader: by.side };
  if (!canTake(standing, { by: by.side, kind: step.kind, now })) {
    throw refuse("booking_state", { current: await readBooking(tx, deps, which) });
  }
  if (row.version !== version) throw refuse("conflict", { current: await readBooking(tx, deps, which) });
  const faults = stepFaults(standing, step, now);
  if (Object.keys(faults).length > 0) throw refuse("validation_failed", { fields: faults });
  const after = standingAfter(standing, { by: by.side, step });
  const number = "confirmationNumber" in step ? step.confirmationNumber : null;
  const { hotel_id: hotelId } = row;
  if (number !== null && hotelId && (await isNumberTaken(tx, { hotelId, number, bookingId: row.id }))) {
    throw refuse("confirmation_taken");
  }
  const isNew = isAgreed(after.state) && !isStanding(standing.state);
  if (isNew && !hasPlaces && !(await takeOffered(tx, row))) throw refuse("product_full");
  if (after.state === "cancelled" && isStanding(standing.state)) await giveBack(tx, row);
  const agreed = await agreeOnProposal(tx, { row, step });
  await updateBooking(tx, {
    bookingId: row.id,
    changes: {
      ...{ state: after.state, waits_for: after.waitsFor, is_asked: after.isAsked, updated_at: now },
      ...(number !== null && { confirmation_number: number }),
      ...termsAfter({ row, step, after: after.state, agreed }),
      ...(after.state !== standing.state && {
        option_until: step.kind === "hold" ? new Date(step.until) : null,
        reason: "reason" in step ? step.reason : null,
      }),
      ...clockAfter(row, { by: by.side, step, after, now }),
      ...agreed,
    },
  });
  if (step.kind === "hold") await endOptionAt(tx, deps, new Date(step.until));
  const eventId = await insertEvent(tx, {
    ...{ booking_id: row.id, kind: step.kind, by: by.side, actor_id: by.actorId, name: by.name, at: now },
    body: "message" in step ? step.message : "",
    data: JSON.stringify(detailsOf(step)),
  });
  await writeAudit(tx, {
    ...{ actorId: by.actorId, action: `booking.${step.kind}`, subjectType: "booking", subjectId: row.id },
    ...{ before: { state: standing.state }, after: { state: after.state, by: by.side }, now },
  });
  await recordFacts(tx, deps, await factsOf(tx, { row, by, step, eventId, isNew, now }));
}

const isStanding = (state: BookingState) => state === "accepted" || state === "change_requested";

function detailsOf(step: BookingStep) {
  return {
    ...("reason" in step && { reason: step.reason }),
    ...("proposal" in step && { proposal: step.proposal }),
    ...("isGranted" in step && { isGranted: step.isGranted }),
  };
}

type Happened = Omit<Input, "version"> & { eventId: number; isNew: boolean; now: Date };

async function factsOf(tx: Tx, { row, by, step, eventId, isNew, now }: Happened): Promise<NewFact[]> {
  const ids = idsOf(row);
  const frame = { cause: `${row.id}/${eventId}`, actorId: by.actorId };
  const facts: NewFact[] = [];
  const isChanged = (step.kind === "answer_change" && step.isGranted) || step.kind === "correct";
  if (isNew || isChanged) {
    const after = (await findBooking(tx, { bookingId: row.id }))!;
    facts.push({ ...frame, kind: isNew ? "booking_accepted" : "booking_changed", data: stayOf(after) });
  }
  if (step.kind === "cancel")
    facts.push({ ...frame, kind: "booking_cancelled", data: { ...ids, by: by.side } });
  // By the same cause as the day brings it about: it is over once.
  if (step.kind === "complete")
    facts.push({
      ...{ kind: "stay_completed", cause: row.id, actorId: by.actorId },
      data: await endedStayOf(tx, row, now),
    });
  if (step.kind === "no_show") facts.push({ ...frame, kind: "booking_no_show", data: ids });
  // A hotel's own note is nobody else's business.
  if (step.kind !== "note")
    facts.push({ ...frame, kind: "booking_stepped", data: { ...ids, step: step.kind, by: by.side } });
  return facts;
}

/** What a fact says of a booking. */
export function idsOf(row: Placed) {
  const { product_id: productId, supplier_id: supplierId } = row;
  return {
    ...{ bookingId: row.id, hotelId: row.hotel_id, ownerId: row.owner_id },
    ...{ journeyId: row.journey_id, blockId: row.block_id },
    ...(row.offer ? { product: { productId, supplierId, isVisitors: row.visitor_id !== null } } : {}),
  };
}
type Placed = Pick<BookingRow, "id" | "hotel_id" | "owner_id" | "journey_id" | "block_id"> &
  Pick<BookingRow, "product_id" | "supplier_id" | "offer" | "visitor_id">;

/** What a fact says of a stay that is agreed: commissions open, follow and close by it. */
function stayOf(row: BookingRow) {
  const { total, commission, contract_id: contractId } = row;
  return { ...idsOf(row), currency: row.currency as Currency, total, commission, contractId };
}

/** What a fact says of a stay that has ended: also its day, and the house's rate of that month for its currency. */
export async function endedStayOf(tx: Tx, row: BookingRow, now: Date) {
  const { check_out: checkOut } = row;
  const today = houseDay(now);
  const houseRate = (await readRatesOn(tx, checkOut < today ? checkOut : today))[row.currency];
  return { ...stayOf(row), checkOut, houseRate };
}
