import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Reading } from "#domain/events/check-ins.ts";
import { type EventWorld, getEventWorld } from "./testing/event-world.ts";

let world: EventWorld;
beforeAll(async () => {
  world = await getEventWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const walkIn = (name: string, change: { email?: string; reason?: string } = {}): Reading => ({
  ...{ id: randomUUID(), at: world.clock.now().toISOString(), kind: "walk_in", name, email: null },
  ...change,
});

test("who comes without a ticket twice in one batch is in once, and keeps nobody else out", async () => {
  const { id } = await world.publish({ capacity: 9 });
  await world.visit("Ana");
  const { device } = await world.enrol(id);
  const gil = () => walkIn("Gil", { email: "gil@example.com" });
  const sent = await world.send(device, [gil(), gil(), world.scan(await world.ticketFor("Ana"))]);
  expect(sent.outcomes).toMatchObject([
    { result: "ok", name: "Gil" },
    { result: "already", name: "Gil", door: "Porta principal" },
    { result: "ok", name: "Ana" },
  ]);
  expect(sent.counts.inside).toBe(2);
});
