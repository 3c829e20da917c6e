import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Reading } from "#domain/events/check-ins.ts";
import { type EventWorld, getEventWorld } from "./testing/event-world.ts";
import { pageToken } from "./tickets.ts";

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

test("who comes without a ticket takes nobody's place and no turn of who waits, but with a reason", async () => {
  const { id } = await world.publish({ capacity: 3 });
  for (const name of ["Ana", "Bia"]) await world.visit(name);
  const { device } = await world.enrol(id);
  expect((await world.say(device, walkIn("Davi"))).result).toBe("ok");
  await world.visit("Caio");
  expect((await world.rowOf("Caio")).state).toBe("waiting");
  expect((await world.say(device, walkIn("Eva"))).result).toBe("full");
  expect((await world.say(device, world.scan(await world.ticketFor("Ana")))).result).toBe("ok");
  // Whoever stands at the door knows that Bia is not coming; more than the room holds nobody can let in.
  expect((await world.say(device, walkIn("Eva", { reason: "Bia avisou que não vem" }))).result).toBe("ok");
  expect((await world.say(device, walkIn("Gil", { reason: "Imprensa" }))).result).toBe("full");
  const noted = await world.db
    .selectFrom("check_ins")
    .select("reason")
    .where("reason", "is not", null)
    .execute();
  expect(noted.map(({ reason }) => reason).sort()).toEqual(["Bia avisou que não vem", "Imprensa"]);
});

test("taken back, who came without a ticket leaves the place free, and may come again in the same batch", async () => {
  const { id } = await world.publish({ capacity: 1 });
  const { device } = await world.enrol(id);
  const gil = () => walkIn("Gil", { email: "gil@example.com" });
  const { registrationId } = await world.say(device, gil());
  const undo = (): Reading => ({
    ...{ id: randomUUID(), at: world.clock.now().toISOString(), kind: "undo" },
    registrationId: registrationId!,
  });
  const sent = await world.send(device, [undo()]);
  expect(sent).toMatchObject({ outcomes: [{ result: "undone" }], counts: { inside: 0, expected: 0 } });
  expect((await world.visit("Ana")).body).toEqual({ state: "registered" });
  await world.ask(null, "POST", "/event-tickets/cancel", {
    token: pageToken(world.deps.config, (await world.rowOf("Ana")).id),
  });
  const again = await world.say(device, gil());
  const both = await world.send(device, [
    { ...undo(), registrationId: again.registrationId! } as Reading,
    gil(),
  ]);
  expect(both).toMatchObject({ outcomes: [{ result: "undone" }, { result: "ok" }], counts: { inside: 1 } });
});

test("a scanner whose clock lost its mind is heard, and learns nothing of what another event's read", async () => {
  const { id } = await world.publish();
  const other = await world.publish({ code: "OUTRO26", slug: "outro" });
  await world.visit("Ana");
  const { device } = await world.enrol(id);
  const enrolledAt = world.clock.now();
  world.pass(60_000);
  const reading = world.scan(await world.ticketFor("Ana"), { at: "1970-01-01T00:00:00.000Z" });
  const sent = await world.send(device, [reading], "2150-12-31T23:59:59.000Z");
  expect(sent).toMatchObject({ status: 200, outcomes: [{ result: "ok", name: "Ana" }] });
  expect((await world.rowOf("Ana")).checked_in_at).toEqual(enrolledAt);
  const stranger = await world.enrol(other.id);
  expect(await world.say(stranger.device, reading)).toMatchObject({
    ...{ result: "unknown", name: null, registrationId: null },
  });
});

test("a door's link and its scanners end with the right of whoever made them, and with the event", async () => {
  const { id } = await world.publish({ capacity: 9 });
  const link = async () => {
    const { body } = await world.ask("admin", "POST", `/admin/events/${id}/scanners`, { door: "Jardim" });
    return String(body.url).split("#staff=")[1]!;
  };
  const enrol = async (token: string) =>
    (await world.ask(null, "POST", "/doors/enrolments", { token })).status;
  const unknown = await enrol("x".repeat(43));
  const { device } = await world.enrol(id);
  const [early, later, last] = [await link(), await link(), await link()];
  const { id: madeBy } = await world.db
    .selectFrom("auth.users")
    .select("id")
    .where("email", "=", "admin@lilamonde.test")
    .executeTakeFirstOrThrow();
  const isOver = async () => [(await world.send(device, [])).status, await enrol(early)];
  const stand = (status: string) =>
    world.db.updateTable("profiles").set({ status }).where("id", "=", madeBy).execute();
  const take = (role: string) =>
    world.db.updateTable("user_roles").set({ role }).where("user_id", "=", madeBy).execute();
  await stand("suspended");
  expect(await isOver()).toEqual([unknown, unknown]);
  await stand("active");
  await take("advisor");
  expect(await isOver()).toEqual([unknown, unknown]);
  await take("admin");
  expect(await isOver()).toEqual([200, 201]);
  // A cancelled event takes on no more scanners; one that is there says that it is cancelled.
  const event = (state: string) =>
    world.db.updateTable("events").set({ state }).where("id", "=", id).execute();
  await event("cancelled");
  expect([await enrol(later), (await world.send(device, [])).status]).toEqual([unknown, 200]);
  await event("published");
  expect(await enrol(later)).toBe(201);
  world.pass(5 * 3_600_000);
  expect([await enrol(last), (await world.send(device, [])).status]).toEqual([201, 200]);
  world.pass(2 * 86_400_000);
  expect([await enrol(await link()), (await world.send(device, [])).status]).toEqual([unknown, unknown]);
});
