import { owedToHouse } from "#domain/commissions/amounts.ts";
import type { BookingWorld } from "../../bookings/testing/booking-world.ts";
import { approveCommissions } from "../../commissions/approve-commissions.ts";
import { confirmCommissions } from "../../commissions/confirm-commissions.ts";
import { recordRemittance } from "../../commissions/payments/record-remittance.ts";
import { findCommission } from "../../commissions/queries.ts";
import { agreeOnStays } from "../../commissions/testing/storm.ts";
import type { Actor } from "../../http/actor.ts";

const once = { scope: "test", key: undefined, request: null };

/** Stays of the operator's at Sagres whose commissions came in whole and may be paid out; their ids. */
export async function approveStays(world: BookingWorld, count: number): Promise<string[]> {
  const { deps } = world;
  const ids = await agreeOnStays(world, count);
  world.clock.set(new Date("2026-07-08T12:00:00Z"));
  const { id: actorId } = (await deps.auth.getUserByEmail("admin@lilamonde.test"))!;
  const actor: Actor = { id: actorId, status: "active", role: "admin" };
  const read = async (id: string) => (await findCommission(deps.db, { id }))!;
  for (const id of ids) {
    const { version, hotel_id: hotelId } = await read(id);
    const confirmation = { rows: [{ id, version, bases: null }] };
    await confirmCommissions(deps, { hotelId, actor, once, confirmation });
    const row = await read(id);
    const amount = owedToHouse("house", { hotelLine: row.hotel_line, override: row.override });
    const remittance = {
      ...{
        hotelId: hotelId!,
        currency: "EUR" as const,
        amount,
        paidOn: "2026-07-08",
        reference: `SEPA-${id}`,
      },
      ...{ lines: [{ number: row.confirmation_number ?? "", amount }], shortfall: "charges" as const },
    };
    await recordRemittance(deps, { actorId, once, remittance });
    const approval = { rows: [{ id, version: (await read(id)).version }] };
    await approveCommissions(deps, { actorId, once, approval });
  }
  return ids;
}
