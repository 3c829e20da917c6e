import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Commission } from "#domain/commissions/commissions.ts";
import { type BookingWorld, getBookingWorld } from "../bookings/testing/booking-world.ts";
import { plantRules } from "../reputation/plant-rules.ts";
import { agreeOnStays, findFaults } from "./testing/storm.ts";

let world: BookingWorld;
let ids: string[];
beforeAll(async () => {
  world = await getBookingWorld();
});
beforeEach(async () => {
  await world.reset();
  ids = await agreeOnStays(world, 2);
  world.clock.set(new Date("2026-07-08T12:00:00Z"));
});
afterAll(() => world.close());

const read = async (id: string) =>
  (await world.ask("admin", `/api/admin/commissions/${id}`)).body as unknown as Commission;
const confirm = async (id: string, said: object) => {
  const { version } = await read(id);
  const path = `/api/houses/${world.ids.sagres}/commissions/confirm`;
  return world.ask("hotel", path, { rows: [{ id, version, ...said }] });
};

test("a base of more than three times what was agreed is confirmed with a reason alone", async () => {
  const id = ids[0]!;
  const { base: agreed } = await read(id);
  const far = 3 * agreed + 1;
  const refused = await confirm(id, { bases: [far] });
  expect([refused.status, refused.body]).toMatchObject([400, { fields: { reason: "required" } }]);
  const reason = "Ficaram mais três semanas";
  expect((await confirm(id, { bases: [far], reason })).status).toBe(200);
  const { state, events } = await read(id);
  expect([state, events[0]]).toMatchObject(["confirmed", { kind: "confirmed", body: reason, base: far }]);
  // Three times as much is a long stay, not a slip.
  const other = await read(ids[1]!);
  expect((await confirm(other.id, { bases: [3 * other.base] })).status).toBe(200);
  expect(await findFaults(world)).toEqual([]);
});

test("who claimed more than the hotel fixed and is given no more lost the dispute; who is given some of it did not", async () => {
  await plantRules(world.deps);
  const argue = async (id: string, { claimed, decided }: { claimed: number | null; decided: number }) => {
    await confirm(id, { bases: null });
    const { version } = await read(id);
    const dispute = { version, reason: "Faltou uma noite", claimedBase: claimed };
    expect((await world.ask("operator", `/api/commissions/${id}/dispute`, dispute)).status).toBe(200);
    const decision = { version: version + 1, reason: "Conforme a nota", bases: [decided] };
    expect((await world.ask("admin", `/api/admin/commissions/${id}/decide`, decision)).status).toBe(200);
    const lost = world.db.selectFrom("reputation_events").select(["cause", "points"]);
    return lost.where("rule_key", "=", "dispute_lost").execute();
  };
  const [first, second] = [await read(ids[0]!), await read(ids[1]!)];
  const more = { claimed: second.base + 900, decided: second.base + 1 };
  expect(await argue(second.id, more)).toEqual([]);
  const lost = { claimed: first.base + 900, decided: first.base };
  expect(await argue(first.id, lost)).toEqual([{ cause: first.id, points: -15 }]);
});
