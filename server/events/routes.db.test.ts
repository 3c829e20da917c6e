import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { MemberEvents, Ticket } from "#domain/events/registrations.ts";
import { plantRules } from "../reputation/plant-rules.ts";
import { settleAttendance } from "./rounds/pass-hours.ts";
import { type EventWorld, getEventWorld } from "./testing/event-world.ts";
import { ticketPath } from "./tickets.ts";

let world: EventWorld;
beforeAll(async () => {
  world = await getEventWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const open = async (name: string) => {
  const token = ticketPath(world.deps.config, (await world.rowOf(name)).id)
    .split("/")
    .at(-1)!;
  const { body } = await world.ask(null, "POST", "/event-tickets/open", { token });
  return { token, ticket: body as unknown as Ticket };
};

test("visitors get a place, then the waiting list in order; a place given back goes to who is next, and each is written to", async () => {
  await world.publish();
  expect((await world.ask(null, "GET", "/events")).body.events).toMatchObject([
    { slug: "noite-velaa", free: 2 },
  ]);
  for (const name of ["Ana", "Bia"]) expect((await world.visit(name)).body).toEqual({ state: "registered" });
  for (const name of ["Caio", "Davi"]) expect((await world.visit(name)).body).toEqual({ state: "waiting" });
  // Who registers twice is told the same as anybody and has one place.
  expect((await world.visit("Ana")).body).toEqual({ state: "waiting" });
  const { token, ticket } = await open("Ana");
  expect(ticket).toMatchObject({ state: "registered", name: "Ana", event: { code: "VELAA26" } });
  expect(ticket.picture).toMatch(/^data:image\/svg/);
  expect((await open("Davi")).ticket).toMatchObject({ state: "waiting", position: 2, picture: null });
  const calendar = await world.ask(null, "GET", `/event-calendars/${token}.ics`);
  expect(calendar.body.text).toContain("SUMMARY:Noite Velaa");
  expect(calendar.body.text).toContain("STATUS:CONFIRMED");
  expect((await world.ask(null, "POST", "/event-tickets/cancel", { token })).body.state).toBe("cancelled");
  // Imported again, a calendar strikes out what is over: it says so, and is newer.
  const over = await world.ask(null, "GET", `/event-calendars/${token}.ics`);
  expect(over.body.text).toContain("STATUS:CANCELLED");
  const numberOf = (text: unknown) => Number(/SEQUENCE:(\d+)/.exec(String(text))![1]);
  expect(numberOf(over.body.text)).toBeGreaterThan(numberOf(calendar.body.text));
  expect((await open("Caio")).ticket.state).toBe("registered");
  expect((await open("Davi")).ticket).toMatchObject({ state: "waiting", position: 1 });
  expect((await world.mailAbout("Um lugar ficou livre")).to).toBe("caio@example.com");
  expect((await world.mailAbout("Seu ingresso")).text).toContain("/events/ticket/");
});

test("members register in one click, attend, are counted once five minutes later, and get fifteen points", async () => {
  await plantRules(world.deps);
  const before = (await world.ask("advisor", "GET", "/reputation")).body.score as unknown as number;
  const { id } = await world.publish();
  const made = await world.ask("advisor", "POST", `/member/events/${id}/registration`, { answers: [] });
  expect(made).toMatchObject({ status: 201, body: { own: { state: "registered" } } });
  const { device } = await world.enrol(id);
  const reading = world.scan(await world.ticketFor("Marina Teles"));
  expect(await world.say(device, reading)).toMatchObject({ result: "ok", name: "Marina Teles" });
  await settleAttendance(world.deps);
  expect((await world.ask("advisor", "GET", "/reputation")).body.score).toBe(before);
  world.pass(5 * 60_000);
  await settleAttendance(world.deps);
  await settleAttendance(world.deps);
  expect((await world.ask("advisor", "GET", "/reputation")).body.score).toBe(before + 15);
  expect((await world.mailAbout("Obrigado por vir")).to).toBe("advisor@lilamonde.test");
  const undo = {
    ...reading,
    id: crypto.randomUUID(),
    kind: "undo",
    registrationId: (await world.rowOf("Marina Teles")).id,
  };
  const { read: _, ...late } = undo as typeof undo & { read: string };
  expect((await world.say(device, late as never)).result).toBe("too_late");
});

test("an event is for whom it says: drafts for nobody, members' events for no visitor, a role's for no other", async () => {
  const { id } = await world.publish({ audience: "roles", roles: ["advisor"], slug: "so-advisors" });
  await world.ask("admin", "POST", "/admin/events", {
    ...(await import("./testing/event-world.ts")).evening,
    ...{ code: "RASCUNHO", slug: "rascunho" },
  });
  expect((await world.visit("Ana", { slug: "so-advisors" })).status).toBe(404);
  expect((await world.ask(null, "GET", "/events/rascunho")).status).toBe(404);
  expect((await world.ask(null, "GET", "/doors/RASCUNHO")).status).toBe(404);
  const listed = async (who: "advisor" | "operator") =>
    ((await world.ask(who, "GET", "/member/events")).body as unknown as MemberEvents).events.length;
  expect([await listed("advisor"), await listed("operator")]).toEqual([1, 0]);
  expect(
    (await world.ask("operator", "POST", `/member/events/${id}/registration`, { answers: [] })).status,
  ).toBe(404);
  expect((await world.ask("advisor", "GET", "/admin/events")).status).toBe(403);
});
