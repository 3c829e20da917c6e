import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { usualStayTerms } from "#domain/bookings/usual-terms.ts";
import { owedToHouse } from "#domain/commissions/amounts.ts";
import type { CommissionRoute } from "#domain/commissions/states.ts";
import { transact } from "#platform/database/transact.ts";
import { Problem } from "#platform/http/problem.ts";
import { termsOf } from "../../bookings/desk.ts";
import { makeBooking } from "../../bookings/make-booking.ts";
import { holdBooking } from "../../bookings/queries.ts";
import { takeStep } from "../../bookings/take-step.ts";
import type { BookingWorld } from "../../bookings/testing/booking-world.ts";
import type { Actor } from "../../http/actor.ts";
import { payoutActs, payoutFaults, readyPayouts } from "../../payouts/testing/payout-acts.ts";
import { approveCommissions } from "../approve-commissions.ts";
import { confirmCommissions } from "../confirm-commissions.ts";
import { correctCommission } from "../correct-commission.ts";
import { decideDispute, voidCommission } from "../decide-dispute.ts";
import { disputeCommission } from "../dispute-commission.ts";
import { recordRemittance } from "../payments/record-remittance.ts";
import { findCommission } from "../queries.ts";

const once = { scope: "storm", key: undefined, request: null };

/** Agrees on so many stays at Sagres, through the house; the ids of their commissions. */
export async function agreeOnStays(world: BookingWorld, count: number): Promise<string[]> {
  const { deps, ids } = world;
  for (let at = 0; at < count; at++) {
    await transact(deps.db, async (tx) => {
      const bookingId = await makeBooking(tx, deps, {
        ...{ ownerId: ids.operator, hotelId: ids.sagres, journeyId: null, blockId: null, source: "email" },
        ...{ checkIn: "2026-07-04", checkOut: "2026-07-07", wishes: "", confirmationNumber: `ST-${at}` },
        rooms: [
          {
            ...{ category: "Casa", ratePlan: "BAR", price: 100_003 + at * 7 },
            guests: [{ name: "Ana Reis", age: null }],
          },
        ],
      });
      const row = (await holdBooking(tx, { bookingId }))!;
      const terms = usualStayTerms({
        ...{ checkIn: row.check_in, timeZone: row.time_zone, terms: termsOf(row.contract_terms), perks: [] },
      });
      await takeStep(tx, deps, {
        ...{ row, by: { side: "hotel", actorId: null, name: "" }, version: row.version },
        step: { kind: "accept", confirmationNumber: `ST-${at}`, terms, message: "" },
      });
    });
  }
  const rows = await deps.db.selectFrom("commissions").select("id").orderBy("id").execute();
  return rows.map(({ id }) => id);
}

/** Everything that can be done with a commission, by whoever may; refusals are answers, anything else fails. */
async function act(
  world: BookingWorld,
  { id, admins, dice }: { id: string; admins: readonly Actor[]; dice: () => number },
) {
  const admin = admins[0]!;
  const { deps } = world;
  const row = (await findCommission(deps.db, { id }))!;
  const { version, hotel_id: hotelId } = row;
  const reason = "Conferido";
  const bases = dice() < 0.5 ? null : [90_000 + Math.floor(dice() * 20_000)];
  const owed = owedToHouse(row.route as CommissionRoute, {
    hotelLine: row.hotel_line,
    override: row.override,
  });
  const amount = Math.max(1, Math.floor((owed - row.received) * (dice() < 0.5 ? 1 : dice() * 1.2)));
  const payee: Actor = { id: world.ids.operator, status: "active", role: "tour_operator" };
  const actions = [
    () =>
      confirmCommissions(deps, {
        hotelId,
        actor: admin,
        once,
        confirmation: { rows: [{ id, version, bases }] },
      }),
    () =>
      disputeCommission(deps, { id, actor: payee, once, dispute: { version, reason, claimedBase: null } }),
    () => decideDispute(deps, { id, actorId: admin.id, once, decision: { version, reason, bases } }),
    () => approveCommissions(deps, { actorId: admin.id, once, approval: { rows: [{ id, version }] } }),
    () =>
      recordRemittance(deps, {
        ...{ actorId: admin.id, once },
        remittance: {
          ...{ hotelId: hotelId!, currency: "EUR", amount, paidOn: "2026-07-08", reference: randomUUID() },
          ...{ lines: [{ number: row.confirmation_number ?? "", amount }], shortfall: "charges" },
        },
      }),
    ...(bases
      ? [
          () =>
            correctCommission(deps, {
              ...{ id, actor: admin, once },
              correction: { version, reason, bases, way: dice() < 0.5 ? "payout" : "claim" },
            }),
        ]
      : []),
    ...payoutActs(world, { admins, dice }),
    ...(dice() < 0.05
      ? [() => voidCommission(deps, { id, actorId: admin.id, once, voiding: { version, reason } })]
      : []),
  ];
  await actions[Math.floor(dice() * actions.length)]!();
}

type Storm = { ids: string[]; workers: number; isOver: (done: number) => boolean };

/** Lets workers do everything at once with the same commissions; how often something was done and refused. */
export async function storm(world: BookingWorld, { ids, workers, isOver }: Storm) {
  const admins = await readyPayouts(world);
  const count = { done: 0, refused: 0 };
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      let seed = worker + 1;
      const dice = () => {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
        return seed / 2_147_483_648;
      };
      while (!isOver(count.done + count.refused)) {
        const id = ids[Math.floor(dice() * ids.length)]!;
        try {
          await act(world, { id, admins, dice });
          count.done++;
        } catch (error) {
          if (!(error instanceof Problem)) throw error;
          count.refused++;
        }
      }
    }),
  );
  return count;
}

/** What is wrong with the books and the commissions they stand on; nothing, if all is well. */
export async function findFaults({ db }: Pick<BookingWorld, "db">): Promise<unknown[]> {
  const unbalanced = sql`select 'transaction ' || transaction_id as fault from ledger_entries
    group by transaction_id, currency having sum(amount) <> 0`;
  // What a hotel owes by the books is what is confirmed and not received by the records.
  const receivable = sql`select 'receivable' as fault where
    (select coalesce(sum(e.amount), 0) from ledger_entries e join ledger_accounts a on a.id = e.account_id
      where a.kind = 'receivable')
    <> (select coalesce(sum(case route when 'house' then hotel_line else 0 end + override - received), 0)
      from commissions where booked_id is not null)`;
  // What payees are owed is their line of all that is booked, and the house line of all that came.
  const payable = sql`select 'payable' as fault where
    (select coalesce(-sum(e.amount), 0) from ledger_entries e join ledger_accounts a on a.id = e.account_id
      where a.kind = 'payable') - (select coalesce(sum(amount), 0) from payout_claims) + (select coalesce(sum(p.gross), 0) from payouts p
      join payout_batches b on b.id = p.batch_id where b.state in ('sent', 'settled'))
    <> (select coalesce(sum(hotel_line) filter (where route = 'house'), 0) + coalesce(sum(house_line) filter
      (where received > 0 and received = case route when 'house' then hotel_line else 0 end + override), 0)
      from commissions where booked_id is not null)`;
  const cash = sql`select 'cash' as fault where
    (select coalesce(sum(e.amount), 0) from ledger_entries e join ledger_accounts a on a.id = e.account_id
      where a.kind = 'cash' and a.currency = 'EUR') <> (select coalesce(sum(amount), 0) from payments
      where currency = 'EUR' and reversed_at is null)`;
  const matched = sql`select 'received ' || c.id as fault from commissions c where c.received <>
    (select coalesce(sum(m.amount + m.charge), 0) from payment_matches m where m.commission_id = c.id)`;
  const lost = sql`select 'version ' || c.id as fault from commissions c where c.version <>
    (select count(*) from commission_events e where e.commission_id = c.id)`;
  const { rows } =
    await sql`${unbalanced} union all ${receivable} union all ${payable} union all ${cash} union all ${matched} union all ${lost}`.execute(
      db,
    );
  return [...rows, ...(await payoutFaults({ db }))];
}
