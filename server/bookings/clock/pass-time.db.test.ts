import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Booking } from "#domain/bookings/bookings.ts";
import { acceptance, type BookingWorld, getBookingWorld, stayOf } from "../testing/booking-world.ts";
import { passTime } from "./pass-time.ts";

let world: BookingWorld;
beforeAll(async () => {
  world = await getBookingWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const facts = async () =>
  (
    await world.db
      .selectFrom("facts")
      .select(["kind", "cause"])
      .where("kind", "in", [
        "booking_half",
        "booking_late",
        "option_ending",
        "booking_lapsed",
        "stay_completed",
      ])
      .orderBy("id")
      .execute()
  ).map(({ kind }) => kind);
const read = async ({ id }: Booking) =>
  (await world.ask("advisor", `/api/bookings/${id}`)).body as unknown as Booking;
async function at(instant: string, times = 1) {
  world.clock.set(new Date(instant));
  for (let count = 0; count < times; count++) await passTime(world.deps);
  await expect.poll(isRoundUnderWay).toBe(false);
}

/** Whether a round that an option asked for runs beside the test's own: what one of them holds the other leaves to it. */
async function isRoundUnderWay(): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pgboss.job where name = 'bookings.time' and state = 'active'`.execute(world.db);
  return rows.length > 0;
}

/** The desk of Sagres works from nine to six, Monday to Friday; its clock has 24 of those hours. */
async function sentOnMonday() {
  const { sagresStay, trancosoStay } = await world.acceptedJourney();
  await world.db.deleteFrom("hotel_sheets").where("hotel_id", "=", world.ids.sagres).execute();
  return { sent: await world.send(sagresStay), trancosoStay };
}

/** A stay at Sagres that is agreed and ends on this day. */
async function leavingOn(checkOut: string) {
  const registered = await world.ask("advisor", "/api/bookings/registrations", {
    ...{ ...stayOf(), checkIn: "2026-03-01", checkOut, hotelId: world.ids.sagres, blockId: null },
    ...{ source: "gds", confirmationNumber: "GDS-9" },
  });
  await world.step("hotel", registered.body as unknown as Booking, acceptance("GDS-9"));
}

test("a hotel is reminded at half its hours on duty and late after all of them, each once", async () => {
  const { sent } = await sentOnMonday();
  // Monday at noon in Lisbon: six hours on Monday, nine on Tuesday, nine on Wednesday.
  expect(sent.clock).toEqual({ dueAt: "2026-03-04T18:00:00.000Z", isPaused: false, isLate: false });
  await at("2026-03-03T14:59:00Z", 2);
  expect(await facts()).toEqual([]);
  await at("2026-03-03T15:00:00Z", 3);
  expect(await facts()).toEqual(["booking_half"]);
  const half = await world.mailAbout(`metade do prazo do pedido ${sent.reference}`);
  expect(half.text).toMatch(/\/booking\/[\w-]{43}/);
  await at("2026-03-04T18:00:00Z", 3);
  expect(await facts()).toEqual(["booking_half", "booking_late"]);
  expect((await read(sent)).clock.isLate).toBe(true);
  await world.mailAbout(`o prazo do pedido ${sent.reference} passou`);
  const told = await world.db
    .selectFrom("notifications as n")
    .innerJoin("user_roles as r", "r.user_id", "n.user_id")
    .select("r.role")
    .distinct()
    .where("n.kind", "=", "booking_late")
    .execute();
  expect(told.map(({ role }) => role).sort()).toEqual(["admin", "advisor", "hotel"]);
  const queue = await world.ask("admin", "/api/admin/bookings/late");
  expect(queue.body).toMatchObject({ rows: [{ id: sent.id, clock: { isLate: true } }] });
  // Whoever looks after the hotel reads the record and writes to its desk; they answer nothing for it.
  expect((await world.ask("admin", `/api/admin/bookings/${sent.id}`)).body).toMatchObject({
    ...{ reference: sent.reference, steps: [], clock: { isLate: true } },
  });
  expect((await world.ask("hotel", `/api/admin/bookings/${sent.id}`)).status).toBe(403);
  await world.step("hotel", sent, acceptance("MS-1"));
  const { answered_minutes: minutes } = await world.db
    .selectFrom("bookings")
    .select("answered_minutes")
    .where("id", "=", sent.id)
    .executeTakeFirstOrThrow();
  expect(minutes).toBe(24 * 60);
});

test("a question stops the clock, its answer lets what was left go on", async () => {
  const { sent } = await sentOnMonday();
  world.clock.set(new Date("2026-03-03T09:00:00Z"));
  await world.step("hotel", sent, { kind: "ask", message: "A Clara já tem 4 anos?" });
  expect((await read(sent)).clock).toEqual({ dueAt: null, isPaused: true, isLate: false });
  await at("2026-03-20T12:00:00Z");
  expect(await facts()).toEqual([]);
  // Eighteen hours were left; a Friday at noon has six of them, Monday nine, Tuesday the last three.
  await world.step("advisor", sent, { kind: "reply", message: "Completa em maio." });
  expect((await read(sent)).clock.dueAt).toBe("2026-03-24T12:00:00.000Z");
});

test("an option is announced two days and one day before it ends, then runs out by the clock", async () => {
  const { sent } = await sentOnMonday();
  await world.step("hotel", sent, { kind: "hold", until: "2026-03-10T18:00:00.000Z", message: "" });
  await at("2026-03-08T17:59:00Z", 2);
  expect(await facts()).toEqual([]);
  await at("2026-03-08T18:00:00Z", 2);
  await at("2026-03-09T18:00:00Z", 2);
  await at("2026-03-10T17:59:00Z", 2);
  expect(await facts()).toEqual(["option_ending", "option_ending"]);
  await at("2026-03-10T18:00:00Z", 2);
  expect(await read(sent)).toMatchObject({ state: "lapsed", waitsFor: null, optionUntil: null });
});

test("an option asks for a round of the clock at its own minute", async () => {
  const { sent } = await sentOnMonday();
  await world.step("hotel", sent, { kind: "hold", until: "2099-03-10T18:00:00.000Z", message: "" });
  const { rows } = await sql<{ at: Date }>`
    select start_after as at from pgboss.job where name = 'bookings.time' and start_after > now()`.execute(
    world.db,
  );
  expect(rows).toEqual([{ at: new Date("2099-03-10T18:00:00.000Z") }]);
});

test("a stay is over on the day after check-out, counted where the hotel is", async () => {
  const { sent } = await sentOnMonday();
  await world.step("hotel", sent, acceptance("MS-1"));
  await at("2026-07-07T22:59:00Z");
  expect((await read(sent)).state).toBe("accepted");
  await at("2026-07-07T23:00:00Z", 2);
  expect((await read(sent)).state).toBe("stayed");
  expect(await facts()).toEqual(["stay_completed"]);
});

test("after three days of standstill time has brought about what it would have brought about day by day", async () => {
  const run = async (instants: string[]) => {
    await world.reset();
    const { sent, trancosoStay } = await sentOnMonday();
    const held = await world.send(trancosoStay);
    await world.step("reservas", held, { kind: "hold", until: "2026-03-05T10:00:00.000Z", message: "" });
    await leavingOn("2026-03-04");
    for (const instant of instants) await at(instant);
    const rows = await world.db
      .selectFrom("bookings")
      .select(["state", "waits_for", "late_at", "due_at", "option_until", "version"])
      .orderBy("created_at")
      .orderBy("state")
      .execute();
    const passages = await world.db
      .selectFrom("booking_events")
      .select(["kind", "at"])
      .where("by", "=", "time")
      .orderBy("kind")
      .execute();
    return { rows, passages, late: (await read(sent)).clock, ended: new Set(await facts()) };
  };
  const days = ["03", "04", "05", "06"].map((day) => `2026-03-${day}T20:00:00Z`);
  const [daily, after] = [await run(days), await run(days.slice(-1))];
  expect(after.rows).toEqual(daily.rows);
  expect(after.late).toEqual(daily.late);
  // Each passage has the moment at which it came about, not the one at which it was found.
  expect(after.passages).toEqual(daily.passages);
  expect(after.passages).toEqual([
    { kind: "lapsed", at: new Date("2026-03-05T10:00:00Z") },
    { kind: "late", at: new Date("2026-03-04T18:00:00Z") },
    { kind: "stayed", at: new Date("2026-03-05T00:00:00Z") },
  ]);
  // What should have been said before is not said when it is no longer so.
  expect([...after.ended].sort()).toEqual(["booking_lapsed", "booking_late", "stay_completed"]);
  expect([...daily.ended]).toEqual(expect.arrayContaining([...after.ended]));
});
