import ICAL from "ical.js";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Checkpoint, CheckpointDesk } from "#domain/checkpoints/checkpoints.ts";
import { passTime } from "../bookings/clock/pass-time.ts";
import {
  acceptance,
  type BookingWorld,
  counterOffer,
  getBookingWorld,
} from "../bookings/testing/booking-world.ts";
import { tellMorning } from "./morning/tell-morning.ts";

let world: BookingWorld;
beforeAll(async () => {
  world = await getBookingWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const summer = "/api/checkpoints?from=2026-05-01&until=2026-07-31";
async function desk(as = "advisor", path = summer): Promise<CheckpointDesk> {
  const { status, body } = await world.ask(as, path);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body as unknown as CheckpointDesk;
}
const said = ({ checkpoints }: CheckpointDesk) =>
  checkpoints.map(({ template, title, day, state }) => `${template ?? title} ${day} ${state}`);
const step = (one: Checkpoint, taken: object, { as = "advisor", version = one.version } = {}) =>
  world.ask(as, `/api/checkpoints/${one.id}/steps`, { version, step: taken });
const write = (change: object = {}) =>
  world.ask("advisor", "/api/checkpoints", {
    ...{ title: "Ligar para Beatriz", note: "", dueOn: "2026-05-10", dueTime: "15:30", journeyId: null },
    ...change,
  });

async function accepted() {
  const { sagresStay, journeyId } = await world.acceptedJourney();
  const sent = await world.send(sagresStay);
  await world.step("hotel", sent, acceptance("MS-1"));
  return { sent, journeyId };
}
const planned = [
  "minors 2026-05-20 open",
  "balance 2026-06-04 open",
  "preferences 2026-06-04 open",
  "documents 2026-06-27 open",
  "welcome 2026-07-03 open",
  "perk 2026-07-04 open",
  "feedback 2026-07-10 open",
];

test("an agreed stay brings its checkpoints; they move with its dates, except those somebody edited", async () => {
  const { sent } = await accepted();
  const before = await desk();
  expect(said(before).sort()).toEqual([...planned].sort());
  expect(before.checkpoints.find(({ template }) => template === "balance")).toMatchObject({
    ...{ amount: { amount: 415_800, currency: "EUR" }, booking: { reference: sent.reference } },
  });
  const documents = before.checkpoints.find(({ template }) => template === "documents")!;
  const edit = { kind: "edit", title: "Levar os documentos", note: "", dueOn: "2026-06-25", dueTime: null };
  expect((await step(documents, edit)).status).toBe(200);
  const change = { ...counterOffer(), kind: "ask_change" };
  expect((await world.step("hotel", sent, change)).status).toBe(200);
  const grant = { kind: "answer_change", isGranted: true, message: "" };
  expect((await world.step("advisor", sent, grant)).status).toBe(200);
  expect(said(await desk())).toEqual(
    expect.arrayContaining([
      ...["preferences 2026-06-05 open", "documents 2026-06-25 open", "welcome 2026-07-04 open"],
      "feedback 2026-07-11 open",
    ]),
  );
  await world.step("advisor", sent, { kind: "cancel", reason: "client_left", message: "" });
  const after = await desk();
  expect(new Set(after.checkpoints.map(({ state, reason }) => `${state} ${reason}`))).toEqual(
    new Set(["waived cancelled"]),
  );
});

test("when the guests have left, what was to be done before closes by itself and says why", async () => {
  await accepted();
  const minors = (await desk()).checkpoints.find(({ template }) => template === "minors")!;
  await step(minors, { kind: "done" });
  world.clock.set(new Date("2026-07-09T12:00:00Z"));
  await passTime(world.deps);
  await passTime(world.deps);
  const after = (await desk()).checkpoints.map(({ template, state, reason }) => [template, state, reason]);
  expect(after).toEqual([
    ["minors", "done", null],
    ...["balance", "preferences", "documents", "welcome"].map((name) => [name, "waived", "stay_over"]),
    ["perk", "open", null],
    ["feedback", "open", null],
  ]);
});

test("one is done, taken back, put off and done without; a stale or senseless step says how it stands", async () => {
  await accepted();
  const [first] = (await desk()).checkpoints;
  const done = await step(first!, { kind: "done" });
  expect(done).toMatchObject({ status: 200, body: { state: "done", version: 2 } });
  expect(await step(first!, { kind: "done" })).toMatchObject({
    ...{ status: 409, body: { code: "conflict", current: { state: "done" } } },
  });
  expect((await step(first!, { kind: "undo" }, { version: 2 })).body).toMatchObject({ state: "open" });
  const later = await step(first!, { kind: "snooze", until: "2026-05-22" }, { version: 3 });
  expect(later.body).toMatchObject({ day: "2026-05-22", dueOn: "2026-05-20" });
  expect(await step(first!, { kind: "snooze", until: "2026-03-02" }, { version: 4 })).toMatchObject({
    ...{ status: 400, body: { fields: { "step.until": "in_past" } } },
  });
  const waive = { kind: "waive", reason: "hotel_took", note: "O concierge cuida disso." };
  expect((await step(first!, waive, { version: 4 })).body).toMatchObject({
    ...{ state: "waived", reason: "hotel_took", reasonNote: "O concierge cuida disso." },
  });
  expect((await step(first!, { ...waive, reason: undefined }, { version: 5 })).status).toBe(400);
  const facts = await world.db
    .selectFrom("facts")
    .select("data")
    .where("kind", "=", "checkpoint_done")
    .execute();
  expect(facts.map(({ data }) => data)).toEqual([expect.objectContaining({ isOnTime: true })]);
});

test("what somebody writes is theirs alone, on a day to come and for a journey of theirs", async () => {
  const { journeyId } = await world.acceptedJourney();
  const made = await write({ journeyId });
  expect(made).toMatchObject({ status: 201, body: { kind: "own", title: "Ligar para Beatriz" } });
  const one = made.body as unknown as Checkpoint;
  expect(said(await desk("operator"))).toEqual([]);
  expect((await step(one, { kind: "done" }, { as: "operator" })).status).toBe(404);
  expect((await world.ask("hotel", "/api/checkpoints")).status).toBe(403);
  expect(await write({ dueOn: "2026-03-01" })).toMatchObject({ body: { fields: { dueOn: "in_past" } } });
  const stranger = await world.ask("operator", "/api/checkpoints", {
    ...{ title: "x", note: "", dueOn: "2026-05-10", dueTime: null, journeyId },
  });
  expect(stranger).toMatchObject({ status: 400, body: { fields: { journeyId: "unknown" } } });
  for (const wrong of [
    "from=2026-05-01",
    "from=2026-05-02&until=2026-05-01",
    "from=2026-01-01&until=2026-12-31",
  ])
    expect((await world.ask("advisor", `/api/checkpoints?${wrong}`)).status).toBe(400);
});

test("the morning tells once of what is due and once of what became overdue, also after days of standstill", async () => {
  await write({ dueOn: "2026-03-02" });
  await write({ dueOn: "2026-03-03" });
  const tell = async (instant: string) => {
    world.clock.set(new Date(instant));
    await tellMorning(world.deps);
    await tellMorning(world.deps);
    const rows = await world.db
      .selectFrom("notifications")
      .select("params")
      .where("kind", "=", "checkpoints_due")
      .orderBy("created_at")
      .execute();
    return rows.map(({ params }) => params);
  };
  expect(await tell("2026-03-02T12:00:00Z")).toEqual([{ due: 1, overdue: 0 }]);
  const after = [
    { due: 1, overdue: 0 },
    { due: 0, overdue: 2 },
  ];
  expect(await tell("2026-03-05T12:00:00Z")).toEqual(after);
  expect(await tell("2026-03-06T12:00:00Z")).toEqual(after);
  expect((await world.mailAbout("2")).to).toBe("advisor@lilamonde.test");
});

test("a calendar reads hours and hotels by an address that can be taken back, and no client's name", async () => {
  await accepted();
  await write();
  expect((await world.ask("advisor", "/api/checkpoints/feed")).body).toEqual({ url: null, readAt: null });
  const first = (await world.ask("advisor", "/api/checkpoints/feed", {})).body as unknown as { url: string };
  const read = async (url: string) => world.api(new URL(url).pathname);
  const answer = await read(first.url);
  expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  const text = await answer.text();
  expect(text).not.toMatch(/Beatriz|Andrade/);
  const events = new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents("vevent")
    .map((event) => new ICAL.Event(event));
  const said = events.map(({ summary, startDate }) => `${startDate.toString()} ${summary}`);
  expect(said).toHaveLength(9);
  expect(said).toContain("2026-05-10T18:30:00Z Seu checkpoint");
  expect(said).toContain("2026-06-04 Pagar o saldo: Martinhal Sagres, Lisboa e Sagres");
  expect((await world.ask("advisor", "/api/checkpoints/feed")).body).toMatchObject({
    ...{ url: first.url, readAt: expect.any(String) },
  });
  const second = (await world.ask("advisor", "/api/checkpoints/feed", {})).body as unknown as { url: string };
  expect((await read(first.url)).status).toBe(404);
  expect((await read(second.url)).status).toBe(200);
  const token = await world.deps.auth.getUserByEmail("advisor@lilamonde.test");
  await world.db.updateTable("profiles").set({ status: "suspended" }).where("id", "=", token!.id).execute();
  expect((await read(second.url)).status).toBe(404);
});
