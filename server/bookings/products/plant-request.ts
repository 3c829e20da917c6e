import type { AskedOffer } from "#domain/bookings/offers.ts";
import type { BookingStep } from "#domain/bookings/steps.ts";
import { usualStayTerms } from "#domain/bookings/usual-terms.ts";
import { dayAfter } from "#domain/zones.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../../deps.ts";
import { readOffered } from "../../products/shown/read-offered.ts";
import { termsOf } from "../desk.ts";
import { type BookingRow, findBooking, findName, findRooms, holdBooking } from "../queries.ts";
import { takeStep } from "../take-step.ts";
import { makeRequest } from "./make-request.ts";

const DAY_MS = 86_400_000;
type Step =
  | { does: "accept"; daysAgo: number }
  | { does: "counter"; daysAgo: number; says: string; price: number; later: number };

/** A request of the demo world with what its seller said to it. */
export type Planted = {
  id: string;
  productId: string;
  asked: AskedOffer & { message: string };
  memberId: string | null;
  visitor: { id: string; visitor: string; email: string; language: "pt" | "en" } | null;
  sentDaysAgo: number;
  /** Who answers where the seller is a hotel. */
  deskId: string | null;
  steps: readonly Step[];
};

/** Plants one request where it is missing, as if it had been made and answered on those days. */
export async function plantRequest(deps: Deps, planted: Planted): Promise<void> {
  const { id, productId, asked, memberId, visitor, sentDaysAgo, deskId, steps } = planted;
  if (await findBooking(deps.db, { bookingId: id })) return;
  const now = deps.clock.now();
  const ago = (days: number) => ({ ...deps, clock: { now: () => new Date(now.getTime() - days * DAY_MS) } });
  await transact(deps.db, async (tx) => {
    const offered = await readOffered(tx, { memberId, now }, { id: productId });
    if (!offered) return;
    const agreedAt = ago(sentDaysAgo).clock.now();
    const asker = visitor
      ? {
          ...{ id: visitor.id, name: visitor.visitor },
          visitor: { email: visitor.email, language: visitor.language, source: "direct" as const, agreedAt },
        }
      : { id: memberId!, name: (await findName(tx, memberId!))?.full_name ?? "", visitor: null };
    await makeRequest(tx, ago(sentDaysAgo), { id, offered, asked, asker });
    const { memberId: sellerId, name } = offered.seller;
    const desk = sellerId === null && deskId ? await findName(tx, deskId) : undefined;
    const by = { side: "hotel" as const, actorId: sellerId ?? deskId, name: desk?.full_name ?? name };
    for (const step of steps) {
      const row = (await holdBooking(tx, { bookingId: id }))!;
      const rooms = await findRooms(tx, id);
      await takeStep(tx, ago(step.daysAgo), {
        ...{ row, version: row.version, step: stepOf(step, row, rooms[0]!.category) },
        by,
      });
    }
  });
}

function stepOf(step: Step, row: BookingRow, category: string): BookingStep {
  if (step.does === "accept") {
    const terms = usualStayTerms({
      ...{ checkIn: row.check_in, timeZone: row.time_zone, terms: termsOf(row.contract_terms), perks: [] },
    });
    return { kind: "accept", confirmationNumber: row.reference, terms, message: "" };
  }
  const { says, price, later } = step;
  return {
    ...{ kind: "counter", message: says },
    proposal: {
      ...{ checkIn: dayAfter(row.check_in, later), checkOut: dayAfter(row.check_out, later) },
      rooms: [{ category, price }],
    },
  };
}
