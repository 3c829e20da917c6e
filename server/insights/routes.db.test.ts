import { afterAll, beforeAll, expect, test } from "vitest";
import type { Farol, Precision } from "#domain/insights/insights.ts";
import { readMailbox } from "#platform/mail/mailbox.ts";
import { type BookingWorld, getBookingWorld } from "../bookings/testing/booking-world.ts";
import { passDay } from "./pass-day.ts";

let world: BookingWorld;
let journey: Awaited<ReturnType<BookingWorld["acceptedJourney"]>>;
beforeAll(async () => {
  world = await getBookingWorld();
  await world.reset();
  journey = await world.acceptedJourney();
  // A Thursday, three days after the client's word.
  world.clock.set(new Date("2026-03-05T12:00:00Z"));
});
afterAll(() => world.close());

async function farolOf(who: string, query = ""): Promise<Farol> {
  const { status, body } = await world.ask(who, `/api/insights${query}`);
  expect(status).toBe(200);
  return body as unknown as Farol;
}
const unasked = ({ cards }: Farol) => cards.find(({ rule }) => rule === "accepted_unasked");
const move = (who: string, id: string, step: object) => world.ask(who, `/api/insights/${id}/steps`, { step });

test("a signal comes of one's own figures alone, with its evidence, its action and what computed it", async () => {
  const card = unasked(await farolOf("advisor"))!;
  expect(card).toMatchObject({
    ...{ figure: { pt: "3" }, confidence: "high", action: { to: `/my-journeys/${journey.journeyId}` } },
    method: { pt: "uma comparação das jornadas aceitas com os seus pedidos de reserva" },
    evidence: { rows: [{ id: journey.journeyId, to: `/my-journeys/${journey.journeyId}` }] },
  });
  expect((await farolOf("operator")).cards).toEqual([]);
  expect((await world.ask("hotel", "/api/insights")).status).toBe(403);
  expect((await world.ask(null, "/api/insights")).status).toBe(401);
  // Somebody else's card answers as one that is not there.
  expect(await move("operator", card.id, { kind: "done" })).toMatchObject({ status: 404 });
  expect(await move("advisor", world.ids.advisor, { kind: "done" })).toMatchObject({ status: 404 });
});

test("a signal is put off, done, of no use, or taken back; a day that makes no sense is refused", async () => {
  const { id } = unasked(await farolOf("advisor"))!;
  expect(await move("advisor", id, { kind: "snooze", until: "2026-03-05" })).toMatchObject({ status: 400 });
  expect(await move("advisor", id, { kind: "snooze", until: "2026-03-09" })).toMatchObject({ status: 200 });
  const farol = await farolOf("advisor");
  expect(unasked(farol)).toBeUndefined();
  expect(farol.snoozed).toMatchObject([{ card: { id }, until: "2026-03-09" }]);
  expect(await move("advisor", id, { kind: "reopen" })).toMatchObject({ body: { id, state: "open" } });
  expect(await move("advisor", id, { kind: "reopen" })).toMatchObject({ status: 409 });
  await move("advisor", id, { kind: "done" });
  expect(await farolOf("advisor")).toMatchObject({
    done: [{ id, rule: "accepted_unasked", outcomeAt: null }],
  });
  // The morning does not show again what was done.
  await passDay(world.deps);
  expect(unasked(await farolOf("advisor"))).toBeUndefined();
  await move("advisor", id, { kind: "reopen" });
});

test("a rule that is switched off shows nothing to anybody, is published no more, and can be switched on again", async () => {
  const { cards } = await farolOf("advisor");
  const [first] = cards;
  const turn = (isRetired: boolean) =>
    world.ask("admin", `/api/admin/insights/${first!.rule}/state`, { isRetired });
  const off = (await turn(true)).body as unknown as Precision;
  expect(off.rules.filter(({ isRetired }) => isRetired).map(({ key }) => key)).toEqual([first!.rule]);
  expect((await farolOf("advisor")).cards.map(({ id }) => id)).toEqual(
    cards.filter(({ rule }) => rule !== first!.rule).map(({ id }) => id),
  );
  const published = async () => JSON.stringify((await world.ask("advisor", "/api/insights/rules")).body);
  expect(await published()).not.toContain(`"${first!.rule}"`);
  expect(await turn(false)).toMatchObject({ status: 200 });
  expect((await farolOf("advisor")).cards).toEqual(cards);
  expect(await published()).toContain(`"${first!.rule}"`);
  expect(
    (await world.ask("advisor", `/api/admin/insights/${first!.rule}/state`, { isRetired: true })).status,
  ).toBe(403);
});

test("what happens is written down as the outcome, the card goes, and administrators see how right the rule was", async () => {
  await world.send(journey.sagresStay);
  await world.send(journey.trancosoStay);
  expect(unasked(await farolOf("advisor"))).toBeUndefined();
  await passDay(world.deps);
  const kept = await world.db
    .selectFrom("insights")
    .select(["state", "outcome"])
    .where("rule", "=", "accepted_unasked")
    .execute();
  expect(kept).toEqual([{ state: "gone", outcome: "booking_sent" }]);
  const { rules } = (await world.ask("admin", "/api/admin/insights")).body as unknown as Precision;
  expect(rules).toHaveLength(21);
  expect(rules.find(({ key }) => key === "accepted_unasked")).toMatchObject({
    ...{ shown: 1, people: 1, acted: 1, dismissed: 0, outcomes: 1, precision: null },
  });
  expect((await world.ask("advisor", "/api/admin/insights")).status).toBe(403);
});

test("the letter goes on Monday to who asked for it, once, and on the next day after a standstill", async () => {
  const letters = async () =>
    (await readMailbox({ db: world.db })).filter(({ subject }) => subject.startsWith("Farol:"));
  const morning = async (day: string) => {
    world.clock.set(new Date(`${day}T10:00:00Z`));
    await passDay(world.deps);
    await passDay(world.deps);
  };
  await morning("2026-03-09");
  expect(await letters()).toHaveLength(0);
  const choice = { kind: "insights_letter", channel: "email", is_on: true };
  await world.db
    .insertInto("notification_preferences")
    .values({ user_id: world.ids.advisor, ...choice })
    .execute();
  await morning("2026-03-11");
  const mail = await world.mailAbout("Farol:");
  expect(mail.text).toContain("Nenhum modelo de linguagem escreveu estes números.");
  expect(mail.text).toContain("http://lilamonde.test/advisor-portal/insights");
  await morning("2026-03-12");
  await morning("2026-03-16");
  await expect.poll(async () => (await letters()).length).toBe(2);
});

test("each drawing is a file of its marks; without commissions there is no forecast", async () => {
  const file = (chart: string) => world.bring("advisor", `/api/insights/points.file?chart=${chart}`);
  expect((await file("pipeline")).text).toContain("chart,label.pt,label.en,currency,value,");
  expect((await file("forecast")).status).toBe(404);
  expect((await world.ask("admin", "/api/insights/rules")).body).toMatchObject({ rules: expect.any(Array) });
  expect((await farolOf("advisor", "?span=90")).charts.map(({ key }) => key)).toEqual([
    ...["pipeline", "conversion", "lead_time", "seasonality", "hotel_mix"],
  ]);
  expect((await world.ask("advisor", "/api/insights?span=7")).status).toBe(400);
});

test("in a house without a language model nothing speaks of asking one", async () => {
  expect(await farolOf("advisor")).not.toHaveProperty("canAsk");
  expect((await world.ask("advisor", "/api/insights/ask?language=pt", { question: "Oi" })).status).toBe(404);
  const { paths, components } = world.document();
  expect(Object.keys(paths ?? {})).not.toContain("/api/insights/ask");
  expect(Object.keys(paths ?? {})).toContain("/api/insights");
  expect(JSON.stringify(components?.schemas?.Farol)).not.toContain("canAsk");
});
