import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import type { EventDetail, NewEvent } from "#domain/events/events.ts";
import { transact } from "#platform/database/transact.ts";
import type { Attachment } from "#platform/mail/mail.ts";
import { letGoOf } from "./rounds/queries.ts";
import { type EventWorld, evening, getEventWorld } from "./testing/event-world.ts";
import { pageToken } from "./tickets.ts";

let world: EventWorld;
beforeAll(async () => {
  // The reader of our own scanner, from our own files.
  const wasm = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
  prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer as ArrayBuffer } });
  world = await getEventWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const bytesOf = ({ base64 }: Attachment) => Buffer.from(base64, "base64");
const edit = (id: string, version: number, change: Partial<NewEvent>) =>
  world.ask("admin", "PUT", `/admin/events/${id}`, { ...evening, ...change, version });

test("the same hour written in another way is no other hour: nobody is written to, and the record says what is kept", async () => {
  const { id } = await world.publish();
  await world.visit("Ana");
  expect((await edit(id, 2, { startsAt: "2026-03-02T12:00:00Z", capacity: 5 })).status).toBe(200);
  const record = await world.db
    .selectFrom("audit_log")
    .select(["before", "after"])
    .where("action", "=", "event.edited")
    .executeTakeFirstOrThrow();
  expect(record.after).toEqual({ ...(record.before as object), capacity: 5 });
  // What is queued later is sent later: the one mail about a change is the real one.
  expect((await edit(id, 3, { capacity: 5, venue: "Casa Oscar Freire" })).status).toBe(200);
  await world.mailAbout("Mudança de hora ou lugar");
  const changed = world.db.selectFrom("captured_mails").select("text").where("subject", "like", "Mudança%");
  expect(await changed.execute()).toHaveLength(1);
});

test("a fam trip is for members: no visitor's form leads past the tier and the trainings", async () => {
  const trip = { ...evening, kind: "fam_trip" } as const;
  const made = await world.ask("admin", "POST", "/admin/events", trip);
  expect(made).toMatchObject({ status: 400, body: { fields: { audience: "invalid" } } });
  const { id } = await world.publish({ kind: "fam_trip", audience: "members" });
  expect((await edit(id, 2, { kind: "fam_trip", audience: "public" })).status).toBe(400);
  expect((await world.visit("Ana")).status).toBe(404);
});

test("an event that is over says how many places were left, as one ahead does", async () => {
  await world.publish();
  await world.visit("Ana");
  world.clock.set(new Date(evening.endsAt));
  expect((await world.ask(null, "GET", "/events")).body).toMatchObject({ events: [], past: [{ free: 1 }] });
});

test("what leads to a published event leads there for good; a draft may still move", async () => {
  const made = await world.ask("admin", "POST", "/admin/events", evening);
  const { id } = made.body.event as unknown as { id: string };
  expect((await edit(id, 1, { slug: "noite", code: "NOITE26" })).status).toBe(200);
  await world.ask("admin", "POST", `/admin/events/${id}/state`, {
    to: "published",
    reason: null,
    version: 2,
  });
  const moved = { slug: "noite", code: "NOITE26" };
  for (const change of [{ slug: "outra" }, { code: "OUTRA26" }])
    expect((await edit(id, 3, { ...moved, ...change })).body).toMatchObject({ code: "event_address_fixed" });
  expect((await edit(id, 3, { ...moved, capacity: 9 })).status).toBe(200);
  expect((await world.ask(null, "GET", "/events/noite")).status).toBe(200);
});

test("an appointment stands once, whoever loses theirs is written to, and who leaves the house leaves it free", async () => {
  const { id } = await world.publish({ kind: "roadshow", capacity: 9 });
  const agenda = `/admin/events/${id}/appointments`;
  const slot = { startsAt: evening.startsAt, minutes: 15, host: "Velaa", place: "Mesa 1" };
  const first = await world.ask("admin", "POST", agenda, slot);
  const same = { ...slot, startsAt: "2026-03-02T12:00:00Z" };
  expect((await world.ask("admin", "POST", agenda, same)).body).toMatchObject({ code: "appointment_exists" });
  expect((await world.ask("admin", "POST", agenda, { ...slot, place: "Mesa 2" })).status).toBe(200);
  const atTable = (body: object) =>
    (body as EventDetail).appointments.find(({ place }) => place === "Mesa 1")!;
  await world.visit("Ana");
  const choose = async (body: object) => {
    const token = pageToken(world.deps.config, (await world.rowOf("Ana")).id);
    const choice = { token, appointmentId: atTable(body).id };
    expect((await world.ask(null, "POST", "/event-tickets/appointment", choice)).status).toBe(200);
  };
  await choose(first.body);
  expect(atTable((await world.ask("admin", "GET", `/admin/events/${id}`)).body).guest).toBe("Ana");
  await world.ask("admin", "DELETE", `${agenda}/${atTable(first.body).id}`);
  const mail = await world.mailAbout("Conversa cancelada");
  expect(mail).toMatchObject({
    to: "ana@example.com",
    text: expect.stringContaining("09h00: Velaa, Mesa 1."),
  });
  await choose((await world.ask("admin", "POST", agenda, slot)).body);
  const person = { userId: randomUUID(), email: "ana@example.com", now: world.clock.now() };
  await transact(world.db, (tx) => letGoOf(tx, person));
  const held = world.db
    .selectFrom("event_appointments")
    .select("id")
    .where("registration_id", "is not", null);
  expect(await held.execute()).toEqual([]);
});

test("the mail brings the ticket as the door reads it and the event for a calendar; without a place neither", async () => {
  const { id } = await world.publish({ capacity: 1 });
  for (const name of ["Ana", "Bia"]) await world.visit(name);
  const { html, attachments } = await world.mailAbout("Seu ingresso");
  const [picture, calendar] = attachments as [Attachment, Attachment];
  expect(html).toContain(`<img src="cid:${picture.cid}" alt="Código do ingresso de Ana"`);
  const { device } = await world.enrol(id);
  const read = (await readBarcodes(bytesOf(picture)))[0]!.text;
  expect(read).toBe(await world.ticketFor("Ana"));
  expect((await world.say(device, world.scan(read))).result).toBe("ok");
  expect(bytesOf(calendar).toString()).toContain("SUMMARY:Noite Velaa");
  expect(await world.mailAbout("Na lista de espera")).toMatchObject({ attachments: [] });
});
