import { type DemoBooking, type DemoStep, demoBookings } from "#database/seed/demo/bookings.ts";
import { demoId } from "#database/seed/demo/demo-id.ts";
import type { BookingStep, LossReason } from "#domain/bookings/steps.ts";
import { usualStayTerms } from "#domain/bookings/usual-terms.ts";
import { dayAfter } from "#domain/zones.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../deps.ts";
import { passTime } from "./clock/pass-time.ts";
import { termsOf } from "./desk.ts";
import { makeBooking } from "./make-booking.ts";
import { type BookingRow, findBooking, findHotelIds, findName, findRooms, holdBooking } from "./queries.ts";
import { takeStep } from "./take-step.ts";

const DAY_MS = 86_400_000;

/** Gives the demo world its bookings, once; each goes the way a real one goes, without telling anybody of it. */
export async function plantBookings(given: Deps): Promise<void> {
  const deps = { ...given, listeners: { ...given.listeners, tells: [] } };
  await plantStays(deps, demoBookings);
}

/** Plants stays of the demo world where they are missing, and lets time pass for them. */
export async function plantStays(deps: Deps, bookings: readonly DemoBooking[]): Promise<void> {
  const hotels = await findHotelIds(
    deps.db,
    bookings.map(({ hotel }) => hotel),
  );
  for (const booking of bookings) {
    const owner = await deps.auth.getUserByEmail(`${booking.owner}@lilamonde.test`);
    const hotelId = hotels.get(booking.hotel);
    if (owner && hotelId) await plantBooking(deps, { booking, ownerId: owner.id, hotelId });
  }
  await passTime(deps);
}

type Input = { booking: DemoBooking; ownerId: string; hotelId: string };

async function plantBooking(deps: Deps, { booking, ownerId, hotelId }: Input): Promise<void> {
  const bookingId = demoId(`booking/${booking.key}`);
  if (await findBooking(deps.db, { bookingId })) return;
  const now = deps.clock.now();
  const today = now.toISOString().slice(0, 10);
  const ago = (days: number) => ({ ...deps, clock: { now: () => new Date(now.getTime() - days * DAY_MS) } });
  const { stay, source, category, price, guests, wishes } = booking;
  const checkIn = dayAfter(today, booking.in);
  await transact(deps.db, async (tx) => {
    await makeBooking(tx, ago(booking.sentDaysAgo), {
      ...{ id: bookingId, ownerId, hotelId, checkIn, checkOut: dayAfter(checkIn, booking.nights), wishes },
      journeyId: stay ? demoId(`journey/${stay.journey}`) : null,
      blockId: stay ? demoId(`journey/${stay.journey}/${stay.option}/${stay.at}`) : null,
      source: source ?? "request",
      confirmationNumber: booking.number ?? null,
      rooms: [{ category, ratePlan: "BAR", price: price * 100, guests: guests.map(guestOf) }],
    });
    for (const step of booking.steps) {
      const row = (await holdBooking(tx, { bookingId }))!;
      const side = sideOf(step);
      const name = side === "seller" ? ((await findName(tx, ownerId))?.full_name ?? "") : "Sofia Menezes";
      const rooms = (await findRooms(tx, bookingId)).map((room) => ({ ...room }));
      await takeStep(tx, ago(step.daysAgo), {
        ...{ row, by: { side, actorId: side === "seller" ? ownerId : null, name }, version: row.version },
        step: stepOf(step, { row, rooms, today }),
      });
    }
  });
}

function guestOf(written: string) {
  const [name = "", age] = written.split(", ");
  return { name, age: age === undefined ? null : Number(age) };
}

function sideOf(step: DemoStep): "seller" | "hotel" {
  return "by" in step ? step.by : "hotel";
}

type Stay = { row: BookingRow; rooms: { category: string; price: number }[]; today: string };

function stepOf(step: DemoStep, { row, rooms, today }: Stay): BookingStep {
  const at = (days: number) => `${dayAfter(today, days)}T17:00:00.000Z`;
  switch (step.does) {
    case "accept": {
      const usual = usualStayTerms({
        ...{ checkIn: row.check_in, timeZone: row.time_zone, terms: termsOf(row.contract_terms), perks: [] },
      });
      const deposit = Math.round(row.total * 0.3);
      const due = (kind: "deposit" | "balance", days: number | undefined, amount: number) =>
        days === undefined ? [] : [{ kind, dueOn: dayAfter(today, days), amount }];
      return {
        ...{ kind: "accept", confirmationNumber: step.number, message: "" },
        terms: {
          ...usual,
          payments: [
            ...due("deposit", step.depositIn, deposit),
            ...due("balance", step.balanceIn, row.total - deposit),
          ],
          freeUntil: step.freeIn === undefined ? usual.freeUntil : at(step.freeIn),
          perks: [{ pt: "Boas-vindas com frutas da região", en: "Welcome with fruit of the region" }],
        },
      };
    }
    case "hold":
      return { kind: "hold", until: at(step.untilIn), message: "" };
    case "counter":
    case "ask_change":
      return {
        ...{ kind: step.does, message: step.says },
        proposal: {
          checkIn: dayAfter(row.check_in, step.later),
          checkOut: dayAfter(row.check_out, step.later),
          rooms: rooms.map(({ category, price }) => ({ category, price })),
        },
      };
    case "decline":
    case "withdraw":
    case "cancel":
      return { kind: step.does, reason: step.reason as LossReason, message: step.says } as BookingStep;
    case "no_show":
      return { kind: "no_show", message: "" };
    default:
      return { kind: step.does, message: step.says };
  }
}
