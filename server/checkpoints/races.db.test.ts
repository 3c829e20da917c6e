import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { BookingStep } from "#domain/bookings/steps.ts";
import { transact } from "#platform/database/transact.ts";
import { enter } from "#testing/enter.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import type { World } from "#testing/world.ts";
import { makeBooking } from "../bookings/make-booking.ts";
import { holdBooking } from "../bookings/queries.ts";
import { takeStep } from "../bookings/take-step.ts";
import { acceptance, stayOf } from "../bookings/testing/booking-world.ts";
import { planCheckpoints } from "./journeys/follow-bookings.ts";
import { updateCheckpoint } from "./queries.ts";

const race = openRaces();

/** A stay at Sagres that is agreed, and the hotel, which pays its balance on another day after all. */
async function agree(world: World, deps = world.deps) {
  const [advisor, hotel] = [await enter(world, "advisor"), await enter(world, "hotel")];
  const hotels = world.db.selectFrom("hotels").select("id").where("slug", "=", "martinhal-sagres");
  const { id: hotelId } = await hotels.executeTakeFirstOrThrow();
  const number = `CP-${randomUUID().slice(0, 13)}`.toUpperCase();
  const bookingId = await transact(world.db, async (tx) => {
    const id = await makeBooking(tx, deps, {
      ...{ ...stayOf(), ownerId: advisor.id, hotelId, journeyId: null, blockId: null, source: "request" },
      confirmationNumber: null,
    });
    const row = (await holdBooking(tx, { bookingId: id }))!;
    const by = { side: "hotel" as const, actorId: null, name: "" };
    await takeStep(tx, deps, { row, by, version: 1, step: acceptance(number) as BookingStep });
    return id;
  });
  const { terms } = acceptance(number);
  const payments = terms.payments.map((payment) => ({ ...payment, dueOn: "2026-05-28" }));
  const correct = () =>
    hotel.call("POST", `/api/houses/${hotelId}/bookings/${bookingId}/steps`, {
      version: 2,
      step: {
        ...{ kind: "correct", confirmationNumber: number },
        terms: { ...terms, payments },
      },
    });
  const made = () =>
    world.db
      .selectFrom("checkpoints")
      .select(["id", "template", "due_on"])
      .where("booking_id", "=", bookingId)
      .where("template", "is not", null)
      .execute();
  return { advisor, bookingId, correct, made };
}

race(
  "what a stay asks for is asked for once, whoever plans it at the same time",
  { keys: { "server/checkpoints/queries.ts#insertCheckpoint": "checkpoints_template" } },
  async (world) => {
    const quiet = { ...world.deps, listeners: { ...world.deps.listeners, counts: [], tells: [] } };
    const { bookingId, made } = await agree(world, quiet);
    await whileOpen(
      world.db,
      (tx) => planCheckpoints(tx, world.deps, bookingId),
      () => transact(world.db, (tx) => planCheckpoints(tx, world.deps, bookingId)),
    );
    const templates = (await made()).map(({ template }) => template);
    expect([templates.length > 0, new Set(templates).size]).toEqual([true, templates.length]);
  },
);

race(
  "a day that somebody sets for a checkpoint stays, though its stay is corrected in the same moment",
  { locks: ["server/checkpoints/queries.ts#holdMade"] },
  async (world) => {
    const { correct, made } = await agree(world);
    const balance = (await made()).find(({ template }) => template === "balance:0")!;
    const changes = { due_on: "2026-05-20", is_edited: true };
    const answer = await whileOpen(
      world.db,
      (tx) => updateCheckpoint(tx, { id: balance.id, changes }),
      () => correct(),
    );
    expect(answer.status).toBe(200);
    expect((await made()).find(({ id }) => id === balance.id)?.due_on).toBe("2026-05-20");
  },
);

race(
  "a checkpoint that was rewritten a moment ago is not done as it was before",
  { locks: ["server/checkpoints/queries.ts#holdCheckpoint"] },
  async (world) => {
    const advisor = await enter(world, "advisor");
    const written = await advisor.call("POST", "/api/checkpoints", {
      ...{ title: "Ligar para Beatriz", note: "", dueOn: "2026-05-10", dueTime: "15:30", journeyId: null },
    });
    const { id } = await written.json();
    const answer = await whileOpen(
      world.db,
      (tx) => updateCheckpoint(tx, { id, changes: { title: "Escrever para Beatriz" } }),
      () => advisor.call("POST", `/api/checkpoints/${id}/steps`, { version: 1, step: { kind: "done" } }),
    );
    expect([answer.status, (await answer.json()).code]).toEqual([409, "conflict"]);
    const kept = world.db.selectFrom("checkpoints").select(["title", "state"]).where("id", "=", id);
    expect(await kept.execute()).toEqual([{ title: "Escrever para Beatriz", state: "open" }]);
  },
);
