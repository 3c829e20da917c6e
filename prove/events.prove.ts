import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Reading } from "#domain/events/check-ins.ts";
import { type EventWorld, getEventWorld } from "#server/events/testing/event-world.ts";

const PEOPLE = 300;
const PLACES = 280;
let world: EventWorld;
beforeAll(async () => {
  world = await getEventWorld();
  await world.reset();
});
afterAll(() => world.close());

test("300 people at two doors, one of which sends late, twice and with a wrong clock: nobody twice, never more than fit", async () => {
  const { id } = await world.publish({ capacity: PLACES });
  const names = Array.from({ length: PEOPLE }, (_, index) => `Pessoa${index}`);
  for (const name of names) await world.visit(name);
  const [gate, garden] = [await world.enrol(id, "Porta principal"), await world.enrol(id, "Jardim")];
  const tickets = await Promise.all(names.map((name) => world.ticketFor(name)));
  const HOURS_AHEAD = 3 * 3_600_000;
  const wrong = () => new Date(world.clock.now().getTime() + HOURS_AHEAD).toISOString();
  // Each of them shows a ticket at both doors; the garden has no network meanwhile.
  const queue: Reading[] = tickets.map((read) => ({ id: randomUUID(), at: wrong(), kind: "scan", read }));
  for (let start = 0; start < tickets.length; start += 50)
    await world.send(
      gate.device,
      tickets.slice(start, start + 50).map((read) => world.scan(read)),
    );
  const batches = [0, 100, 200].map((start) => queue.slice(start, start + 100));
  const answers = await Promise.all(
    [...batches, ...batches].map((some) => world.send(garden.device, some, wrong())),
  );
  const outcomes = answers.slice(0, 3).flatMap((answer) => answer.outcomes);
  expect(answers.slice(3).flatMap((answer) => answer.outcomes)).toEqual(outcomes);
  expect(outcomes.filter(({ result }) => result === "already")).toHaveLength(PLACES);
  expect(outcomes.filter(({ result }) => result === "full")).toHaveLength(PEOPLE - PLACES);
  expect((await world.send(gate.device, [])).counts).toEqual({
    ...{ inside: PLACES, expected: PLACES, capacity: PLACES },
  });
  const early = await world.db
    .selectFrom("registrations")
    .select("id")
    .where("checked_in_at", ">", world.clock.now())
    .execute();
  expect(early).toEqual([]);
}, 300_000);
