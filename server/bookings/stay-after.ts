import type { BookingState } from "#domain/bookings/states.ts";
import { type BookingStep, StayProposal } from "#domain/bookings/steps.ts";
import { estimateCommission, usualStayTerms } from "#domain/bookings/usual-terms.ts";
import { HotelSheet } from "#domain/hotels/sheets.ts";
import type { Tx } from "#platform/database/database.ts";
import { termsOf } from "./desk.ts";
import { type BookingRow, findRooms, replaceRooms } from "./queries.ts";

type Taken = { row: BookingRow; step: BookingStep };

type AgreedStay = { check_in: string; check_out: string; total: number; commission: number };

/** What a booking's dates and prices are once a proposal is agreed on; nothing where this step agrees on none. */
export async function agreeOnProposal(tx: Tx, { row, step }: Taken): Promise<Partial<AgreedStay>> {
  const isAgreed =
    step.kind === "take" ||
    (step.kind === "accept" && row.proposal !== null) ||
    (step.kind === "answer_change" && step.isGranted);
  if (!isAgreed || row.proposal === null) return {};
  const proposal = StayProposal.parse(row.proposal);
  const kept = await findRooms(tx, row.id);
  const rooms = kept.map((room, index) => ({
    ...room,
    ...proposal.rooms[index],
    guests: JSON.stringify(room.guests),
  }));
  await replaceRooms(tx, { bookingId: row.id, rooms });
  const priced = rooms.map(({ rate_plan: ratePlan, price }) => ({ ratePlan, price }));
  return {
    ...{ check_in: proposal.checkIn, check_out: proposal.checkOut },
    total: rooms.reduce((sum, { price }) => sum + price, 0),
    commission: estimateCommission(termsOf(row.contract_terms), priced) ?? row.commission,
  };
}

type After = Taken & { after: BookingState; agreed: Partial<AgreedStay> };

/** What is proposed and what the stay stands on after a step: a counter taken without a form has the contract's terms. */
export function termsAfter({ row, step, after, agreed }: After) {
  if (step.kind === "counter" || step.kind === "ask_change") {
    return { proposal: JSON.stringify(step.proposal) };
  }
  const settled = ["message", "note", "ask", "reply", "correct"].includes(step.kind)
    ? {}
    : { proposal: null };
  if ("terms" in step) return { ...settled, terms: JSON.stringify(step.terms) };
  if (after !== "accepted" || agreed.check_in === undefined) return settled;
  const usual = usualStayTerms({
    ...{ checkIn: agreed.check_in, timeZone: row.time_zone, terms: termsOf(row.contract_terms) },
    perks: row.sheet ? HotelSheet.parse(row.sheet).perks : [],
  });
  // A change of dates moves until when it is free; what was promised and what is paid stays as it was said.
  const kept = row.terms ? { ...(row.terms as object), freeUntil: usual.freeUntil } : usual;
  return { ...settled, terms: JSON.stringify(kept) };
}
