import { z } from "zod";
import { dayAfter, instantIn } from "#domain/zones.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../../deps.ts";
import { recordFacts } from "../../facts/record-facts.ts";
import { type BookingRow, findBooking, insertEvent, updateBooking } from "../queries.ts";
import { endedStayOf, idsOf } from "../take-step.ts";
import { keepRound } from "./option-clock.ts";
import { findEnding, holdEnded, holdHalf, holdLate, holdLeft, markHalf, markLate } from "./queries.ts";

const AT_ONCE = 100;
const stopped = {
  waits_for: null,
  is_asked: false,
  proposal: null,
  due_at: null,
  half_at: null,
  left_ms: null,
};

/**
 * Does what time does with bookings: reminds at half the time, calls late what is late, ends options and stays. Any
 * number of times with the same result; after a standstill, what it would have done day by day.
 */
export async function passTime(deps: Deps): Promise<void> {
  await untilNone(deps, tellLate);
  await untilNone(deps, tellHalf);
  await transact(deps.db, (tx) => tellEnding(tx, deps));
  await untilNone(deps, endOptions);
  await untilNone(deps, endStays);
}

async function untilNone(deps: Deps, work: (tx: Tx, deps: Deps) => Promise<number>): Promise<void> {
  while ((await transact(deps.db, (tx) => work(tx, deps))) === AT_ONCE);
}

async function tellHalf(tx: Tx, deps: Deps): Promise<number> {
  const now = deps.clock.now();
  const half = await holdHalf(tx, { now, limit: AT_ONCE });
  for (const { id } of half) {
    await markHalf(tx, { id, now });
    const row = (await findBooking(tx, { bookingId: id }))!;
    const cause = `${id}/${row.half_at?.toISOString()}`;
    await recordFacts(tx, deps, [{ kind: "booking_half", cause, data: idsOf(row) }]);
  }
  return half.length;
}

async function tellLate(tx: Tx, deps: Deps): Promise<number> {
  const late = await holdLate(tx, { now: deps.clock.now(), limit: AT_ONCE });
  for (const { id, due_at: dueAt } of late) {
    await markLate(tx, { id, at: dueAt! });
    const row = (await findBooking(tx, { bookingId: id }))!;
    await event(tx, { bookingId: id, kind: "late", at: dueAt! });
    const cause = `${id}/${dueAt!.toISOString()}`;
    await recordFacts(tx, deps, [{ kind: "booking_late", cause, data: idsOf(row) }]);
  }
  return late.length;
}

/** Two days before an option ends and one day before, each once. */
async function tellEnding(tx: Tx, deps: Deps): Promise<void> {
  const now = deps.clock.now();
  for (const { id, option_until: until } of await findEnding(tx, { now, days: 2 })) {
    const row = (await findBooking(tx, { bookingId: id }))!;
    const days = until!.getTime() - now.getTime() <= 86_400_000 ? 1 : 2;
    const cause = `${id}/${until!.toISOString()}/${days}`;
    await recordFacts(tx, deps, [{ kind: "option_ending", cause, data: { ...idsOf(row), days } }]);
  }
}

async function endOptions(tx: Tx, deps: Deps): Promise<number> {
  const ended = await holdEnded(tx, { now: deps.clock.now(), limit: AT_ONCE });
  for (const { id, option_until: until } of ended) {
    const row = (await findBooking(tx, { bookingId: id }))!;
    const changes = { ...stopped, state: "lapsed", option_until: null, updated_at: until! };
    await updateBooking(tx, { bookingId: id, changes });
    await event(tx, { bookingId: id, kind: "lapsed", at: until! });
    await recordFacts(tx, deps, [{ kind: "booking_lapsed", cause: id, data: idsOf(row) }]);
  }
  return ended.length;
}

async function endStays(tx: Tx, deps: Deps): Promise<number> {
  const now = deps.clock.now();
  const left = await holdLeft(tx, { now, limit: AT_ONCE });
  for (const { id } of left) {
    const row = (await findBooking(tx, { bookingId: id }))!;
    const at = leftAt(row);
    await updateBooking(tx, { bookingId: id, changes: { ...stopped, state: "stayed", updated_at: at } });
    await event(tx, { bookingId: id, kind: "stayed", at });
    const data = await endedStayOf(tx, row, now);
    await recordFacts(tx, deps, [{ kind: "stay_completed", cause: id, data }]);
  }
  return left.length;
}

/** When a stay was over: as the day after check-out began there, or when it was agreed on, if that was later. */
function leftAt({ time_zone: zone, check_out: checkOut, updated_at: agreedAt }: BookingRow): Date {
  const over = instantIn(zone, dayAfter(checkOut, 1), "00:00");
  return over > agreedAt ? over : agreedAt;
}

async function event(tx: Tx, { bookingId, kind, at }: { bookingId: string; kind: string; at: Date }) {
  await insertEvent(tx, { booking_id: bookingId, kind, by: "time", name: "", body: "", at });
}

/** Does so every five minutes, and when an option ends: an answer's hour is an hour. */
export function scheduleTime(deps: Deps): void {
  const round = deps.jobs.define({
    name: "bookings.time",
    schema: z.object({}),
    retry: { limit: 3, delaySeconds: 60, backoff: true },
    handle: () => passTime(deps),
  });
  round.schedule({ cron: "*/5 * * * *", tz: "America/Sao_Paulo", data: {} });
  keepRound(deps.jobs, round);
}
