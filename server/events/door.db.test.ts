import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Reading } from "#domain/events/check-ins.ts";
import type { Ticket } from "#domain/events/registrations.ts";
import { until } from "#testing/until.ts";
import { passHour } from "./rounds/pass-hours.ts";
import { type EventWorld, evening, getEventWorld, type Who } from "./testing/event-world.ts";
import { pageToken, ticketHash } from "./tickets.ts";

let world: EventWorld;
beforeAll(async () => {
  world = await getEventWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const MINUTE = 60_000;
const resultOf = async (device: string, read: string) => (await world.say(device, world.scan(read))).result;

test("two hundred people register at the same moment: the places are never exceeded, the rest wait in order", async () => {
  const { id } = await world.publish({ capacity: 50 });
  const names = Array.from({ length: 200 }, (_, index) => `Pessoa${index}`);
  // Who is told that the house is busy tries again, as a browser does.
  const come = async (name: string): Promise<number> => {
    const { status } = await world.visit(name);
    return status === 503 ? come(name) : status;
  };
  const answers = await Promise.all(names.map(come));
  expect(new Set(answers)).toEqual(new Set([201]));
  const states = await world.db
    .selectFrom("registrations")
    .select(["id", "state", "queue_number"])
    .where("event_id", "=", id)
    .orderBy("queue_number")
    .execute();
  expect(states.map(({ state }) => state)).toEqual([
    ...Array(50).fill("registered"),
    ...Array(150).fill("waiting"),
  ]);
  // Twenty leave at once: the first twenty who waited have their places, in order.
  const leaving = states.slice(0, 20).map((row) => pageToken(world.deps.config, row.id));
  await Promise.all(leaving.map((token) => world.ask(null, "POST", "/event-tickets/cancel", { token })));
  const after = await world.db
    .selectFrom("registrations")
    .select("state")
    .where("event_id", "=", id)
    .orderBy("queue_number")
    .execute();
  expect(after.map(({ state }) => state)).toEqual([
    ...Array(20).fill("cancelled"),
    ...Array(50).fill("registered"),
    ...Array(130).fill("waiting"),
  ]);
});

test("a door says its seven words; forged, foreign, replayed, replaced and cancelled tickets let nobody in", async () => {
  const { id } = await world.publish({ capacity: 3 });
  await world.publish({ code: "OUTRO26", slug: "outro", title: { pt: "Manhã Martinhal", en: "Morning" } });
  for (const name of ["Ana", "Bia", "Caio"]) await world.visit(name);
  await world.visit("Eva", { slug: "outro" });
  const { device, token } = await world.enrol(id);
  const ana = await world.ticketFor("Ana");
  expect(await resultOf(device, ana)).toBe("ok");
  expect(await world.say(device, world.scan(ana))).toMatchObject({
    ...{ result: "already", name: "Ana", door: "Porta principal", since: world.clock.now().toISOString() },
  });
  expect(await world.say(device, world.scan(await world.ticketFor("Eva", "OUTRO26")))).toMatchObject({
    ...{
      result: "wrong_event",
      other: { title: { pt: "Manhã Martinhal" } },
      name: null,
      registrationId: null,
    },
  });
  const foreign = await world.db
    .selectFrom("registrations")
    .select("id")
    .where("name", "=", "Eva")
    .executeTakeFirstOrThrow();
  for (const kind of ["person", "undo"] as const) {
    const reading = {
      id: randomUUID(),
      at: world.clock.now().toISOString(),
      kind,
      registrationId: foreign.id,
    };
    expect(await world.say(device, reading)).toMatchObject({ result: "unknown", name: null, other: null });
  }
  const bia = await world.ticketFor("Bia");
  for (const forged of [
    bia.replace(/.$/, (last) => (last === "A" ? "Q" : "A")),
    bia.replace(".1.", ".2."),
    "https://example.com/x",
    "",
  ])
    expect([forged, await resultOf(device, forged)]).toEqual([forged, "unknown"]);
  const { id: biaId, version, code } = await world.rowOf("Bia");
  const at = `/admin/events/${id}/registrations/${biaId}/state`;
  const move = { to: "new_ticket", reason: null, version };
  expect((await world.ask("admin", "POST", at, move)).status).toBe(200);
  expect(await resultOf(device, bia)).toBe("unknown");
  expect((await world.ask("admin", "POST", at, move)).status).toBe(409);
  expect(await resultOf(device, code.toLowerCase())).toBe("ok");
  await world.ask(null, "POST", "/event-tickets/cancel", {
    token: pageToken(world.deps.config, (await world.rowOf("Caio")).id),
  });
  expect(await resultOf(device, await world.ticketFor("Caio"))).toBe("unknown");
  const walkIn = (name: string): Reading => ({
    ...{ id: randomUUID(), at: world.clock.now().toISOString(), kind: "walk_in", name, email: null },
  });
  expect((await world.say(device, walkIn("Fábio"))).result).toBe("ok");
  expect((await world.say(device, walkIn("Gil"))).result).toBe("full");
  world.clock.set(new Date(Date.parse(evening.doorsOpenAt) - MINUTE));
  await world.visit("Hugo");
  expect((await world.say(device, walkIn("Ivo"))).result).toBe("not_yet");
  world.clock.set(new Date(evening.doorsCloseAt));
  expect((await world.say(device, walkIn("Ivo"))).result).toBe("closed");
  // A link works once, and a scanner that was taken out of use reads nothing.
  expect((await world.ask(null, "POST", "/doors/enrolments", { token })).status).toBe(410);
  const scanners = ((await world.ask("admin", "GET", `/admin/events/${id}`)).body.scanners ?? []) as {
    id: string;
  }[];
  await world.ask("admin", "DELETE", `/admin/events/${id}/scanners/${scanners[0]!.id}`);
  expect((await world.send(device, [])).status).toBe(410);
});

test("two guests of one name are told apart at the door, by no more than it takes", async () => {
  const { id } = await world.publish({ capacity: 9 });
  await world.visit("Nina Salles", { email: "nina.salles@agencia.example" });
  await world.visit("nina  Sálles", { email: "ns@outra.example" });
  await world.visit("Ana");
  const { device } = await world.enrol(id);
  const { people } = await world.snapshot(device);
  expect(new Set(people.map(({ told }) => told))).toEqual(
    new Set([
      null,
      { kind: "visitor", email: "ni…@agencia.example" },
      { kind: "visitor", email: "n…@outra.example" },
    ]),
  );
  expect(JSON.stringify(people)).not.toContain("nina.salles@");
});

test("a scanner that was offline, with a wrong clock, sends late and twice: nobody is in twice, the hour is right", async () => {
  const { id } = await world.publish({ capacity: 9 });
  for (const name of ["Ana", "Bia", "Caio"]) await world.visit(name);
  const [gate, garden] = [await world.enrol(id, "Porta principal"), await world.enrol(id, "Jardim")];
  const known = await world.snapshot(garden.device);
  expect(known.people.map(({ name }) => name)).toEqual(["Ana", "Bia", "Caio"]);
  expect(Object.keys(known.people[0]!).sort()).toEqual(
    ["codeHash", "door", "id", "name", "since", "state", "ticketHash", "told"].sort(),
  );
  expect(known.people.map(({ told }) => told)).toEqual([null, null, null]);
  const ana = await world.ticketFor("Ana");
  expect(known.people[0]!.ticketHash).toBe(ticketHash(ana.split("#")[1]!));
  // The garden reads Ana and Bia without a network, its clock two hours ahead; the gate lets Ana in meanwhile.
  const wrong = (ms: number) => new Date(world.clock.now().getTime() + 120 * MINUTE + ms).toISOString();
  const queue = [
    world.scan(ana, { at: wrong(0) }),
    world.scan(await world.ticketFor("Bia"), { at: wrong(MINUTE) }),
  ];
  const read = world.clock.now();
  expect((await world.say(gate.device, world.scan(ana))).result).toBe("ok");
  world.pass(10 * MINUTE);
  const sent = await world.send(garden.device, queue, wrong(0));
  expect(sent.outcomes).toMatchObject([
    { result: "already", name: "Ana", door: "Porta principal" },
    { result: "ok", name: "Bia" },
  ]);
  expect(sent.counts).toEqual({ inside: 2, expected: 3, capacity: 9 });
  expect((await world.rowOf("Bia")).checked_in_at).toEqual(new Date(read.getTime() + MINUTE));
  const again = await world.send(garden.device, queue, wrong(0));
  expect(again.outcomes).toEqual(sent.outcomes);
  expect(again.counts.inside).toBe(2);
  // Taken back, the place is there again and the ticket lets in anew.
  const { id: biaId } = await world.rowOf("Bia");
  const undo = { id: randomUUID(), at: wrong(0), kind: "undo", registrationId: biaId } as const;
  expect((await world.say(garden.device, undo)).result).toBe("undone");
  expect((await world.send(garden.device, [])).counts.inside).toBe(1);
  // Before the doors open a reason lets in.
  world.clock.set(new Date(Date.parse(evening.doorsOpenAt) - MINUTE));
  const early = world.scan(await world.ticketFor("Caio"));
  expect((await world.say(gate.device, early)).result).toBe("not_yet");
  const reasoned = { ...early, id: randomUUID(), reason: "Imprensa" } as Reading;
  expect((await world.say(gate.device, reasoned)).result).toBe("ok");
});

test("a guest checks in alone by ticket or by a mailed code, which few tries exhaust; six letters are for the staff", async () => {
  await world.publish();
  for (const name of ["Ana", "Bia"]) await world.visit(name);
  const self = (body: object) => world.ask(null, "POST", "/doors/self", { eventCode: "VELAA26", ...body });
  expect((await self({ ticket: await world.ticketFor("Ana") })).body.result).toBe("ok");
  expect((await self({ ticket: (await world.rowOf("Bia")).code })).body.result).toBe("unknown");
  const email = "bia@example.com";
  for (const wish of [email, "ninguem@example.com"])
    expect(
      (await world.ask(null, "POST", "/doors/mail-codes", { eventCode: "VELAA26", email: wish })).status,
    ).toBe(202);
  const mailCode = /\n(\d{6})\n/.exec((await world.mailAbout("Código de entrada")).text)![1]!;
  const other = String((Number(mailCode) + 1) % 1_000_000).padStart(6, "0");
  expect((await self({ email: "ninguem@example.com", mailCode })).status).toBe(403);
  for (let tries = 0; tries < 4; tries++) expect((await self({ email, mailCode: other })).status).toBe(403);
  expect((await self({ email, mailCode })).body.result).toBe("ok");
  expect((await self({ email, mailCode })).status).toBe(403);
});

test("applicants of a fam trip are selected while there is room; a roadshow's appointment is one guest's", async () => {
  const endsAt = "2026-03-06T12:00:00.000Z";
  const trip = await world.publish({ kind: "fam_trip", audience: "members", capacity: 1, endsAt });
  const apply = async (who: Who) =>
    (await world.ask(who, "POST", `/member/events/${trip.id}/registration`, { answers: [] })).body;
  expect(await apply("advisor")).toMatchObject({ code: "fam_trip_tier" });
  for (const who of ["hotel", "admin"] as const)
    expect(await apply(who)).toMatchObject({ own: { state: "applied" } });
  const [{ name: one }, { name: other }] = (await world.db
    .selectFrom("registrations")
    .select("name")
    .orderBy("queue_number")
    .execute()) as [{ name: string }, { name: string }];
  const decide = async (name: string, to: string, reason: string | null = null) => {
    const { id, version } = await world.rowOf(name);
    return (
      await world.ask("admin", "POST", `/admin/events/${trip.id}/registrations/${id}/state`, {
        to,
        reason,
        version,
      })
    ).status;
  };
  expect(await decide(one, "registered")).toBe(200);
  // What lasts days is told by them.
  expect((await world.mailAbout("Lugar confirmado")).text).toContain(
    "De segunda-feira, 2 de março de 2026 a sexta-feira, 6 de março de 2026. Casa Bela Cintra,",
  );
  expect(await decide(other, "registered")).toBe(409);
  expect(await decide(other, "declined")).toBe(400);
  expect(await decide(other, "declined", "Poucos lugares.")).toBe(200);
  expect((await world.mailAbout("Sobre a sua candidatura")).text).toContain("Poucos lugares.");
  const road = await world.publish({ kind: "roadshow", code: "ROAD26", slug: "roadshow", capacity: 9 });
  const agenda = `/admin/events/${road.id}/appointments`;
  const slot = { startsAt: evening.startsAt, minutes: 15, host: "Velaa", place: "Mesa 1" };
  const added = await world.ask("admin", "POST", agenda, slot);
  const [{ id: appointmentId }] = added.body.appointments as unknown as [{ id: string }];
  for (const name of ["Caio", "Davi"]) await world.visit(name, { slug: "roadshow" });
  const choose = async (name: string) => {
    const token = pageToken(world.deps.config, (await world.rowOf(name)).id);
    return world.ask(null, "POST", "/event-tickets/appointment", { token, appointmentId });
  };
  const [first, second] = await Promise.all([choose("Caio"), choose("Davi")]);
  expect([first.status, second.status].sort()).toEqual([200, 409]);
  const taken = (first.status === 200 ? first : second).body as unknown as Ticket;
  expect(taken.appointments).toMatchObject([{ host: "Velaa", isOwn: true }]);
});

test("the day before everybody is reminded once, members in their portal too; ninety days later visitors are forgotten", async () => {
  const { id } = await world.publish();
  world.clock.set(new Date(Date.parse(evening.startsAt) - 30 * 60 * MINUTE));
  await world.visit("Ana");
  await world.ask("advisor", "POST", `/member/events/${id}/registration`, { answers: [] });
  await passHour(world.deps);
  const told = async () =>
    (await world.ask("advisor", "GET", "/notifications")).body.notifications as unknown as { kind: string }[];
  expect(await told()).toEqual([]);
  world.pass(10 * 60 * MINUTE);
  await passHour(world.deps);
  await passHour(world.deps);
  expect((await told()).map(({ kind }) => kind)).toEqual(["event_tomorrow"]);
  await until(async () => {
    const mails = world.db
      .selectFrom("captured_mails")
      .select("recipient")
      .where("subject", "like", "É amanhã%");
    expect(await mails.execute()).toHaveLength(2);
  });
  await world.ask("admin", "POST", `/admin/events/${id}/state`, {
    to: "cancelled",
    reason: "Chuva.",
    version: 2,
  });
  expect((await world.mailAbout("Cancelado")).text).toContain("Chuva.");
  world.pass(100 * 24 * 60 * MINUTE);
  await passHour(world.deps);
  const left = await world.db
    .selectFrom("registrations")
    .select(["name", "email"])
    .orderBy("queue_number")
    .execute();
  expect(left).toEqual([
    { name: "", email: null },
    { name: "Marina Teles", email: "advisor@lilamonde.test" },
  ]);
});
