import { randomUUID } from "node:crypto";
import { usualStayTerms } from "#domain/bookings/usual-terms.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { enter } from "#testing/enter.ts";
import type { World } from "#testing/world.ts";
import { termsOf } from "../../bookings/desk.ts";
import { makeBooking } from "../../bookings/make-booking.ts";
import { holdBooking } from "../../bookings/queries.ts";
import { takeStep } from "../../bookings/take-step.ts";
import { moveCommission } from "../move-commission.ts";
import { holdAll, insertPayment } from "../payments/queries.ts";
import { receive } from "../payments/record-remittance.ts";
import { findCommission, holdCommission } from "../queries.ts";

/** Who sells, who answers, who keeps the books, and at which hotel. */
export async function findSides(world: World) {
  const [admin, hotel, operator] = await Promise.all(
    ["admin", "hotel", "operator"].map((who) => enter(world, who)),
  );
  const { id: hotelId } = await world.db
    .selectFrom("hotels")
    .select("id")
    .where("slug", "=", "martinhal-sagres")
    .executeTakeFirstOrThrow();
  return { admin: admin!, hotel: hotel!, operator: operator!, hotelId };
}
type Sides = Awaited<ReturnType<typeof findSides>>;

/** A stay that was agreed in January; its commission has its id. */
export async function agree({ db, deps }: World, { operator, hotelId }: Sides, checkOut = "2026-02-13") {
  const then = { ...deps, clock: { now: () => new Date("2026-01-20T12:00:00Z") } };
  const number = `ST-${randomUUID().slice(0, 13)}`.toUpperCase();
  const id = await transact(db, async (tx) => {
    const bookingId = await makeBooking(tx, then, {
      ...{ ownerId: operator.id, hotelId, journeyId: null, blockId: null, source: "email" },
      ...{ checkIn: "2026-02-10", checkOut, wishes: "", confirmationNumber: number },
      rooms: [
        {
          ...{ category: "Casa", ratePlan: "BAR", price: 100_000 },
          guests: [{ name: "Ana Reis", age: null }],
        },
      ],
    });
    const row = (await holdBooking(tx, { bookingId }))!;
    const terms = usualStayTerms({
      ...{ checkIn: row.check_in, timeZone: row.time_zone, terms: termsOf(row.contract_terms), perks: [] },
    });
    await takeStep(tx, then, {
      ...{ row, by: { side: "hotel", actorId: null, name: "" }, version: row.version },
      step: { kind: "accept", confirmationNumber: number, terms, message: "" },
    });
    return bookingId;
  });
  return { id, number };
}

/** The hotel fixes what a stay came to. */
export async function confirm(tx: Tx, { deps }: World, id: string): Promise<void> {
  const row = (await holdCommission(tx, { id }))!;
  await moveCommission(tx, deps, { row, to: "confirmed", by: { side: "hotel", actorId: null } });
}

/** A stay that is confirmed, with what of it is owed to the house. */
export async function owe(world: World, people: Sides, checkOut?: string) {
  const { id, number } = await agree(world, people, checkOut);
  await transact(world.db, (tx) => confirm(tx, world, id));
  const row = (await findCommission(world.db, { id }))!;
  return { id, number, owed: row.hotel_line + row.override };
}

type Transfer = { amount: number; unmatched?: number; reference?: string };

/** Keeps a transfer of the hotel's. */
export async function keepTransfer(tx: Tx, { clock }: World, { admin, hotelId }: Sides, given: Transfer) {
  const { amount, unmatched = 0, reference = randomUUID() } = given;
  const id = randomUUID();
  await insertPayment(tx, {
    ...{ id, hotel_id: hotelId, currency: "EUR", amount, charges: 0, unmatched, reference },
    ...{ paid_on: "2026-03-01", recorded_by: admin.id, created_at: clock.now() },
  });
  return { id, reference };
}

/** Counts a transfer, or something of it, for a commission. */
export function countFor(
  tx: Tx,
  { deps }: World,
  of: { paymentId: string; commissionId: string; amount: number; actorId: string },
) {
  return receive(tx, deps, { ...of, charge: 0, reference: "", paidOn: "2026-03-01" });
}

/** A transfer that is all for one commission. */
export async function pay(tx: Tx, world: World, people: Sides, of: { commissionId: string; amount: number }) {
  await holdAll(tx, [of.commissionId]);
  const { id: paymentId } = await keepTransfer(tx, world, people, of);
  await countFor(tx, world, { ...of, paymentId, actorId: people.admin.id });
}
