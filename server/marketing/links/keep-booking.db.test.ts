import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { acceptance, type BookingWorld, getBookingWorld } from "../../bookings/testing/booking-world.ts";

let world: BookingWorld;
beforeAll(async () => {
  world = await getBookingWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

/** A link of somebody's own to a campaign of theirs to sell. */
async function linkOf(userId: string, code: string) {
  const words = JSON.stringify({ pt: "Julho", en: "July" });
  const now = world.clock.now();
  const campaignId = randomUUID();
  await world.db
    .insertInto("campaigns")
    .values({
      ...{ id: campaignId, state: "published", title: words, headline: words, terms: words },
      ...{ captions: "[]", facts: "[]", pictures: ["art:velaa-sunset"], starts_on: "2026-02-01" },
      ...{ ends_on: "2026-12-31", opens_at: now, closes_at: now, created_at: now, published_at: now },
    })
    .execute();
  await world.db
    .insertInto("short_links")
    .values({ id: randomUUID(), code, campaign_id: campaignId, user_id: userId, created_at: now })
    .execute();
  return campaignId;
}

/** A journey whose client has this address, as its advisor wrote it down. */
async function journeyOf(email: string) {
  const journey = await world.acceptedJourney();
  const client = { fullName: "Renato Bastos", email, phone: null, birthday: null, language: "pt" };
  const made = await world.ask("advisor", "/api/clients", {
    ...{ ...client, household: null, preferences: "", notes: "" },
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  await world.db
    .updateTable("journeys")
    .set({ client_id: (made.body as unknown as { id: string }).id })
    .where("id", "=", journey.journeyId)
    .execute();
  return journey;
}

const write = (link: string) =>
  world.ask(null, "/api/contact", {
    ...{ name: "Renato Bastos", email: "renato@example.com", interest: "other", subject: "Julho" },
    ...{ message: "Quero saber mais.", language: "pt", link },
  });
const results = async (campaignId: string) =>
  (await world.ask("advisor", `/api/marketing/campaigns/${campaignId}/results`)).body;

test("a stay of somebody who wrote by a link counts for that link once a hotel agreed to it, and once", async () => {
  const campaignId = await linkOf(world.ids.advisor, "k7bcdfg");
  expect((await write("k7bcdfgw")).status).toBe(201);
  const { sagresStay } = await journeyOf("Renato@example.com");
  const booking = await world.send(sagresStay);
  expect(await results(campaignId)).toMatchObject({ leads: 1, bookings: 0 });
  await world.step("hotel", booking, acceptance("MS-1"));
  await world.step("hotel", booking, { ...acceptance("MS-2"), kind: "correct", message: undefined });
  const { leads, bookings, sources } = (await results(campaignId)) as unknown as {
    leads: number;
    bookings: number;
    sources: { source: string; bookings: number }[];
  };
  expect([leads, bookings]).toEqual([1, 1]);
  expect(sources.find(({ source }) => source === "whatsapp")!.bookings).toBe(1);
});

test("neither another member's link, nor another person's message, nor one that came later counts", async () => {
  const [own, theirs] = [
    await linkOf(world.ids.advisor, "k7bcdfg"),
    await linkOf(world.ids.operator, "k8bcdfg"),
  ];
  await write("k8bcdfg");
  const { sagresStay, trancosoStay } = await journeyOf("renato@example.com");
  const booking = await world.send(sagresStay);
  world.clock.set(new Date(world.clock.now().getTime() + 60_000));
  await write("k7bcdfg");
  await world.step("hotel", booking, acceptance("MS-1"));
  const kept = await world.db.selectFrom("link_bookings").selectAll().execute();
  expect(kept).toEqual([]);
  const second = await world.send(trancosoStay);
  await world.step("reservas", second, acceptance("CT-1"));
  expect(await results(own)).toMatchObject({ bookings: 1 });
  expect(theirs).not.toBe(own);
});

test("whoever asks a hotel for a stay is known to it by name from then on", async () => {
  const { sagresStay } = await world.acceptedJourney();
  await world.send(sagresStay);
  const known = await world.db.selectFrom("hotel_introductions").selectAll().execute();
  expect(known).toEqual([
    { hotel_id: world.ids.sagres, user_id: world.ids.advisor, since: world.clock.now() },
  ]);
});
