import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Booking } from "#domain/bookings/bookings.ts";
import type { CostlyDates } from "#domain/bookings/dates.ts";
import type { CheckpointDesk } from "#domain/checkpoints/checkpoints.ts";
import { enter } from "#testing/enter.ts";
import { acceptance, type BookingWorld, getBookingWorld } from "../testing/booking-world.ts";

let world: BookingWorld;
beforeAll(async () => {
  world = await getBookingWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

/** A client of the advisor's with a journey of two agreed stays. */
async function booked() {
  const { journeyId, sagresStay, trancosoStay } = await world.acceptedJourney();
  const booking = await world.send(sagresStay);
  await world.step("hotel", booking, acceptance("MS-1"));
  const other = await world.send(trancosoStay);
  await world.step("reservas", other, acceptance("CT-1"));
  const known = { fullName: "Ana Andrade", household: "Andrade", email: "ana@example.com", phone: null };
  const empty = { birthday: null, language: "pt", preferences: "", notes: "" };
  const { id: clientId } = (await world.ask("advisor", "/api/clients", { ...known, ...empty }))
    .body as unknown as {
    id: string;
  };
  await world.db.updateTable("journeys").set({ client_id: clientId }).where("id", "=", journeyId).execute();
  return { clientId, journeyId, bookings: [booking, other] };
}

/** The same, handed over to a colleague of the agency. */
async function handedOver() {
  const { clientId, ...made } = await booked();
  const now = world.clock.now();
  const { id: agency_id } = await world.db
    .insertInto("agencies")
    .values({ id: crypto.randomUUID(), name: "Casa de Viagem", created_at: now, updated_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const user_id of [world.ids.advisor, world.ids.operator]) {
    await world.db
      .insertInto("profile_details")
      .values({ user_id, agency_id, created_at: now, updated_at: now })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ agency_id }))
      .execute();
  }
  const toColleague = { version: 1, toId: world.ids.operator };
  const { status } = await world.ask("advisor", `/api/clients/${clientId}/hand-over`, toColleague);
  expect(status).toBe(204);
  return made;
}

const span = "/api/checkpoints?from=2026-06-01&until=2026-07-12";
const listsOf = async (who: string) => ({
  dates: ((await world.ask(who, "/api/bookings/dates")).body as unknown as CostlyDates).count,
  checkpoints: ((await world.ask(who, span)).body as unknown as CheckpointDesk).checkpoints.length,
});

test("a client who goes over takes bookings, dates that cost and checkpoints along; who earns stays as it was", async () => {
  const { bookings } = await handedOver();
  const { id } = bookings[0]!;
  expect((await world.ask("advisor", `/api/bookings/${id}`)).status).toBe(404);
  const { status, body } = await world.ask("operator", `/api/bookings/${id}`);
  expect([status, (body as unknown as Booking).state]).toEqual([200, "accepted"]);
  expect(await listsOf("advisor")).toEqual({ dates: 0, checkpoints: 0 });
  const moved = await listsOf("operator");
  expect(moved.dates).toBe(2);
  expect(moved.checkpoints).toBeGreaterThan(4);
  const shares = await world.db.selectFrom("commission_shares").select("payee_id").execute();
  expect(shares.map(({ payee_id }) => payee_id)).toEqual([world.ids.advisor, world.ids.advisor]);
});

test("whoever gave a client away cannot cancel their stays; the colleague cancels them and then the journey", async () => {
  const { journeyId, bookings } = await handedOver();
  for (const { id } of bookings) {
    const cancel = async (who: string) => {
      const { version } = (await world.ask("operator", `/api/bookings/${id}`)).body as unknown as Booking;
      const step = { kind: "cancel", reason: "client_left", message: "" };
      return (await world.ask(who, `/api/bookings/${id}/steps`, { version, step })).status;
    };
    expect([await cancel("advisor"), await cancel("operator")]).toEqual([404, 200]);
  }
  const { state: from } = (await world.ask("operator", `/api/journeys/${journeyId}`)).body as unknown as {
    state: string;
  };
  const move = { from, to: "cancelled", note: "Desistiram", optionId: null };
  expect((await world.ask("operator", `/api/journeys/${journeyId}/state`, move)).status).toBe(200);
});

test("a client's copy names what was booked for them; once they are forgotten no booking names them, for the hotel neither", async () => {
  const { clientId, bookings } = await booked();
  const copy = (await world.ask("advisor", `/api/client-copies/${clientId}`)).body as unknown as {
    bookings: { reference: string; guests: { name: string }[] }[];
  };
  expect(copy.bookings.map(({ reference }) => reference)).toEqual(bookings.map(({ reference }) => reference));
  expect(copy.bookings[0]!.guests.map(({ name }) => name)).toContain("Clara Andrade");
  const { call } = await enter(world, "advisor");
  expect((await call("DELETE", `/api/clients/${clientId}`)).status).toBe(204);
  const [{ id }] = bookings as [Booking, Booking];
  for (const [who, path] of [
    ["advisor", `/api/bookings/${id}`],
    ["hotel", `/api/houses/${world.ids.sagres}/bookings/${id}`],
  ] as const) {
    const { body } = await world.ask(who, path);
    expect(JSON.stringify(body), who).not.toContain("Andrade");
    expect((body as unknown as Booking).rooms[0]).toMatchObject({ adults: 2, childAges: [4] });
  }
});
