import { type DemoCommissionStep, demoCommissions } from "#database/seed/demo/commissions.ts";
import { demoId } from "#database/seed/demo/demo-id.ts";
import type { Currency } from "#domain/money/money.ts";
import { houseDay } from "#domain/site/views.ts";
import { dayAfter } from "#domain/zones.ts";
import { plantStays } from "../bookings/plant-bookings.ts";
import type { Deps } from "../deps.ts";
import type { Actor } from "../http/actor.ts";
import { approveCommissions } from "./approve-commissions.ts";
import { confirmCommissions } from "./confirm-commissions.ts";
import { declarePaid } from "./declare-paid.ts";
import { disputeCommission } from "./dispute-commission.ts";
import { recordRemittance } from "./payments/record-remittance.ts";
import { type CommissionRow, findOfBooking } from "./queries.ts";
import { settleCommission } from "./settle-commission.ts";

const DAY_MS = 86_400_000;
const once = { scope: "demo", key: undefined, request: null };

/** Gives the demo world its commissions, once; each goes the way a real one goes, without telling anybody of it. */
export async function plantCommissions(given: Deps): Promise<void> {
  const deps = { ...given, listeners: { ...given.listeners, tells: [] } };
  await plantStays(
    deps,
    demoCommissions.map(({ booking }) => booking),
  );
  const admin = await deps.auth.getUserByEmail("admin@lilamonde.test");
  if (!admin) return;
  const actor: Actor = { id: admin.id, status: "active", role: "admin" };
  for (const { booking, steps } of demoCommissions) {
    const bookingId = demoId(`booking/${booking.key}`);
    const planted = await findOfBooking(deps.db, bookingId);
    // One that has moved was planted before.
    if (planted?.state !== "expected") continue;
    for (const step of steps) {
      const row = (await findOfBooking(deps.db, bookingId))!;
      const now = new Date(deps.clock.now().getTime() - step.daysAgo * DAY_MS);
      await takeStep({ ...deps, clock: { now: () => now } }, { row, step, actor });
    }
  }
}

type Taken = { row: CommissionRow; step: DemoCommissionStep; actor: Actor };

async function takeStep(deps: Deps, { row, step, actor }: Taken): Promise<unknown> {
  const { id, version, hotel_id: hotelId, owner_id: payeeId } = row;
  const rows = [{ id, version }];
  const day = houseDay(deps.clock.now());
  const basesOf = (base: number | undefined) => (base === undefined ? null : [base * 100]);
  switch (step.does) {
    case "confirm":
      return confirmCommissions(deps, {
        ...{ hotelId, actor, once },
        confirmation: { rows: [{ id, version, bases: basesOf(step.base) }] },
      });
    case "declare": {
      const declaration = { rows, paidOn: dayAfter(day, -1), reference: step.reference };
      return declarePaid(deps, { hotelId, actor, once, declaration });
    }
    case "settle":
      return settleCommission(deps, { id, version, payeeId, once });
    case "dispute": {
      const dispute = { version, reason: step.says, claimedBase: basesOf(step.base)?.[0] ?? null };
      if (step.by === "hotel") return disputeCommission(deps, { id, hotelId, actor, dispute, once });
      const payee: Actor = { id: payeeId, status: "active", role: "advisor" };
      return disputeCommission(deps, { id, actor: payee, dispute, once });
    }
    case "approve":
      return approveCommissions(deps, { actorId: actor.id, approval: { rows }, once });
    case "pay": {
      if (hotelId === null) return;
      const amount = step.amount * 100;
      const remittance = {
        ...{ hotelId, amount, currency: row.currency as Currency, paidOn: day, reference: step.reference },
        ...{ lines: [{ number: row.confirmation_number ?? "", amount }], shortfall: "charges" as const },
      };
      return recordRemittance(deps, { actorId: actor.id, remittance, once });
    }
  }
}
