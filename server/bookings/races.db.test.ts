import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect } from "vitest";
import type { BookingStep } from "#domain/bookings/steps.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { enter } from "#testing/enter.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import type { World } from "#testing/world.ts";
import { createJourney } from "../journeys/create-journey.ts";
import { setState } from "../journeys/queries.ts";
import { sampleDocument } from "../journeys/testing/sample-document.ts";
import { passTime } from "./clock/pass-time.ts";
import { type Made, makeBooking } from "./make-booking.ts";
import { findBooking, holdBooking } from "./queries.ts";
import { takeStep } from "./take-step.ts";
import { acceptance, stayOf } from "./testing/booking-world.ts";

const race = openRaces();

const withdrawal = { kind: "withdraw", reason: "price", message: "" } as const;
const decline = { kind: "decline", reason: "no_rooms", message: "" } as const;

/** What both sides need: who sells, who answers, and at which hotel. */
async function sides(world: World) {
  const [advisor, hotel] = [await enter(world, "advisor"), await enter(world, "hotel")];
  const { id: hotelId } = await world.db
    .selectFrom("hotels")
    .select("id")
    .where("slug", "=", "martinhal-sagres")
    .executeTakeFirstOrThrow();
  return { advisor, hotel, hotelId };
}

type Asked = Pick<Made, "ownerId" | "hotelId"> & Partial<Made>;

/** Asks for three nights in July, of no journey unless one is given. */
function ask(tx: Tx, { deps }: Pick<World, "deps">, asked: Asked): Promise<string> {
  return makeBooking(tx, deps, {
    ...{ ...stayOf(), journeyId: null, blockId: null, source: "request", confirmationNumber: null },
    ...asked,
  });
}

/** One side's step within a transaction, as its use case takes it. */
async function step(
  tx: Tx,
  { deps }: Pick<World, "deps">,
  { bookingId, side, taken }: { bookingId: string; side: "hotel" | "seller"; taken: BookingStep },
): Promise<void> {
  const row = (await holdBooking(tx, { bookingId }))!;
  const by = { side, actorId: null, name: "Sofia Menezes" };
  await takeStep(tx, deps, { row, by, version: row.version, step: taken });
}

/** A journey of the advisor's whose client accepted one stay. */
async function acceptedJourney({ db, clock }: World, { ownerId, hotelId }: Asked) {
  const journeyId = randomUUID();
  const document = sampleDocument({
    head: { startsOn: "2026-07-04", endsOn: "2026-07-12" },
    blocks: () => [{ kind: "stay", day: 0, nights: 3, supplier: { kind: "hotel", hotelId } }],
  });
  await transact(db, (tx) => createJourney(tx, { id: journeyId, ownerId, document, now: clock.now() }));
  const [{ id: optionId }, { id: blockId }] = [document.options[0]!, document.blocks[0]!];
  const accepted = { state: "accepted", chosen_option_id: optionId };
  await db.updateTable("journeys").set(accepted).where("id", "=", journeyId).execute();
  return { journeyId, blockId };
}

race(
  "a hotel's acceptance that comes after a withdrawal is refused, and the stay stays withdrawn",
  { locks: ["server/bookings/queries.ts#holdBooking"] },
  async (world) => {
    const { advisor, hotel, hotelId } = await sides(world);
    const bookingId = await transact(world.db, (tx) => ask(tx, world, { ownerId: advisor.id, hotelId }));
    const answer = await whileOpen(
      world.db,
      (tx) => step(tx, world, { bookingId, side: "seller", taken: withdrawal }),
      () =>
        hotel.call("POST", `/api/houses/${hotelId}/bookings/${bookingId}/steps`, {
          ...{ version: 1, step: acceptance(`MS-${bookingId.slice(0, 8)}`) },
        }),
    );
    expect([answer.status, (await answer.json()).code]).toEqual([409, "booking_state"]);
    expect(await findBooking(world.db, { bookingId })).toMatchObject({ state: "withdrawn", version: 2 });
  },
);

race(
  "of two stays registered under one number of the hotel's, the second is told that it is taken",
  { locks: ["server/bookings/queries.ts#isNumberTaken"] },
  async (world) => {
    const { advisor, hotelId } = await sides(world);
    const confirmationNumber = `GDS-${randomUUID().slice(0, 8)}`.toUpperCase();
    const registered = { hotelId, source: "gds", confirmationNumber } as const;
    const answer = await whileOpen(
      world.db,
      (tx) => ask(tx, world, { ownerId: advisor.id, ...registered }),
      () =>
        advisor.call("POST", "/api/bookings/registrations", { ...stayOf(), ...registered, blockId: null }),
    );
    expect([answer.status, (await answer.json()).code]).toEqual([409, "confirmation_taken"]);
  },
);

race(
  "a stay of a journey that is asked for twice at once is asked for once",
  { keys: { "server/bookings/queries.ts#insertBooking": "bookings_block" } },
  async (world) => {
    const { advisor, hotelId } = await sides(world);
    const which = { ownerId: advisor.id, hotelId };
    const { blockId } = await acceptedJourney(world, which);
    const requests = [1, 2].map(() => advisor.call("POST", "/api/bookings", { ...stayOf(), blockId }));
    const statuses = (await Promise.all(requests)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409]);
  },
);

race(
  "a stay of a journey that is cancelled in the same moment is not asked for",
  { locks: ["server/bookings/queries.ts#holdStay"] },
  async (world) => {
    const { advisor, hotelId } = await sides(world);
    const { journeyId, blockId } = await acceptedJourney(world, { ownerId: advisor.id, hotelId });
    const now = world.clock.now();
    const answer = await whileOpen(
      world.db,
      (tx) => setState(tx, { journeyId, state: "cancelled", note: "Ficou para outro ano.", now }),
      () => advisor.call("POST", "/api/bookings", { ...stayOf(), blockId }),
    );
    expect([answer.status, (await answer.json()).code]).toEqual([409, "journey_state"]);
  },
);

race(
  "a journey that is cancelled while its hotel declines leaves the hotel's answer as it was given",
  { locks: ["server/bookings/queries.ts#findOpenOfJourney"] },
  async (world) => {
    const { advisor, hotelId } = await sides(world);
    const which = { ownerId: advisor.id, hotelId };
    const journey = await acceptedJourney(world, which);
    const bookingId = await transact(world.db, (tx) => ask(tx, world, { ...which, ...journey }));
    const answer = await whileOpen(
      world.db,
      (tx) => step(tx, world, { bookingId, side: "hotel", taken: decline }),
      () =>
        advisor.call("POST", `/api/journeys/${journey.journeyId}/state`, {
          ...{ from: "accepted", to: "cancelled", note: "Ficou para outro ano.", optionId: null },
        }),
    );
    expect(answer.status).toBe(200);
    expect(await findBooking(world.db, { bookingId })).toMatchObject({
      ...{ state: "declined", reason: "no_rooms", version: 2 },
    });
  },
);

race(
  "what is answered in the minute in which its time runs out counts as answered, and nobody is told otherwise",
  {
    locks: [
      "server/bookings/clock/queries.ts#holdHalf",
      "server/bookings/clock/queries.ts#holdLate",
      "server/bookings/clock/queries.ts#holdEnded",
      "server/bookings/clock/queries.ts#holdLeft",
    ],
  },
  async (world) => {
    const { advisor, hotelId } = await sides(world);
    // A day ahead: the house's own rounds leave these to the one of this test.
    const now = new Date(world.clock.now().getTime() + 86_400_000);
    const [past, soon] = [-1, 1].map((hours) => new Date(now.getTime() + hours * 3_600_000));
    const cases: { stands: object; side: "hotel" | "seller"; taken: BookingStep; ends: string }[] = [
      { stands: { half_at: past, due_at: soon }, side: "hotel", taken: decline, ends: "declined" },
      { stands: { half_at: past, due_at: past }, side: "hotel", taken: decline, ends: "declined" },
      {
        ...{ stands: { state: "optioned", option_until: past }, side: "seller" },
        ...{ taken: withdrawal, ends: "withdrawn" },
      },
      {
        ...{ stands: { state: "accepted", check_in: "2026-02-27", check_out: "2026-03-02" }, side: "hotel" },
        ...{ taken: { kind: "no_show", message: "" }, ends: "no_show" },
      },
    ];
    const ids: string[] = [];
    for (const { stands } of cases) {
      const bookingId = await transact(world.db, (tx) => ask(tx, world, { ownerId: advisor.id, hotelId }));
      await world.db.updateTable("bookings").set(stands).where("id", "=", bookingId).execute();
      ids.push(bookingId);
    }
    await whileOpen(
      world.db,
      async (tx) => {
        for (const [at, { side, taken }] of cases.entries())
          await step(tx, world, { bookingId: ids[at]!, side, taken });
      },
      () => passTime({ ...world.deps, clock: { now: () => now } }),
    );
    const rows = await world.db
      .selectFrom("bookings")
      .select(["id", "state"])
      .where("id", "in", ids)
      .execute();
    const states = new Map(rows.map(({ id, state }) => [id, state]));
    expect(ids.map((id) => states.get(id))).toEqual(cases.map(({ ends }) => ends));
    const told = await world.db
      .selectFrom("facts")
      .select("kind")
      .where(sql<string>`data ->> 'bookingId'`, "in", ids)
      .where("kind", "in", ["booking_half", "booking_late", "booking_lapsed", "stay_completed"])
      .execute();
    expect(told).toEqual([]);
  },
);
