import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Booking } from "#domain/bookings/bookings.ts";
import type { Commission } from "#domain/commissions/commissions.ts";
import { ownBookings } from "../bookings/own-bookings.ts";
import { acceptance, type BookingWorld, getBookingWorld } from "../bookings/testing/booking-world.ts";
import { ownCheckpoints } from "../checkpoints/own-checkpoints.ts";
import { ownCommissions } from "../commissions/own-commissions.ts";
import { ownReputation } from "../reputation/own-reputation.ts";
import { plantRules } from "../reputation/plant-rules.ts";
import { ownTier } from "../tiers/own-tier.ts";

let world: BookingWorld;
beforeAll(async () => {
  world = await getBookingWorld();
});
beforeEach(async () => {
  await world.reset();
  await plantRules(world.deps);
});
afterAll(() => world.close());

const parts = [ownBookings, ownCheckpoints, ownCommissions, ownReputation, ownTier];

test("who leaves takes along a copy and every word; bookings and books keep an id and amounts", async () => {
  const { sagresStay } = await world.acceptedJourney();
  const booking = await world.send(sagresStay);
  await world.step("hotel", booking, acceptance("MS-1"));
  const dispute = { version: 1, reason: "Faltou uma noite", claimedBase: null };
  expect((await world.ask("advisor", `/api/commissions/${booking.id}/dispute`, dispute)).status).toBe(200);
  const { rows } = (await world.ask("advisor", "/api/reputation/entries?kind=rule")).body as unknown as {
    rows: { id: string }[];
  };
  const appeal = `/api/reputation/entries/${rows[0]!.id}/appeal`;
  expect((await world.ask("advisor", appeal, { text: "Conta em dobro" })).status).toBe(201);
  const move = { tier: "gold", isLocked: true, reason: "Convidada" };
  await world.ask("admin", `/api/admin/standings/${world.ids.advisor}/tier`, move);
  const person = { id: world.ids.advisor, email: "advisor@lilamonde.test" };
  for (const { name, read } of parts) {
    const copy = await read(world.deps, person);
    expect([name, JSON.stringify(copy).length > 2]).toEqual([name, true]);
  }

  await world.deps.auth.deleteUser({ userId: person.id });
  const left = (await world.ask("hotel", `/api/houses/${world.ids.sagres}/bookings/${booking.id}`))
    .body as unknown as Booking;
  expect(left).toMatchObject({ state: "accepted", total: 594_000, wishes: "", seller: { name: "" } });
  expect(left.rooms[0]!.guests!.every(({ name }) => name === "")).toBe(true);
  const owed = (await world.ask("admin", `/api/admin/commissions/${booking.id}`))
    .body as unknown as Commission;
  expect(owed).toMatchObject({ state: "disputed", hotelLine: 59_400 });
  expect(JSON.stringify(owed)).not.toContain("Faltou");
  const kept = await world.db.selectFrom("commission_shares").select(["payee_id", "points"]).execute();
  expect(kept).toEqual([{ payee_id: person.id, points: 10_000 }]);
  const counted = await world.db
    .selectFrom("reputation_events")
    .select("id")
    .where("user_id", "=", person.id)
    .execute();
  expect(counted.length).toBeGreaterThan(0);
  expect(await world.db.selectFrom("reputation_appeals").selectAll().execute()).toEqual([]);
  const moves = await world.db.selectFrom("tier_moves").select("reason").execute();
  expect(moves.map(({ reason }) => reason)).toEqual([""]);
  expect(await ownCheckpoints.read(world.deps, person)).toEqual([]);
});
