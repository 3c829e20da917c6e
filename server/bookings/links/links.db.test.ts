import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { LinkedBooking } from "#domain/bookings/links.ts";
import { hashLinkToken } from "#platform/link-token.ts";
import { acceptance, type BookingWorld, getBookingWorld, stayOf } from "../testing/booking-world.ts";
import { findLinkLanguage } from "./queries.ts";

let world: BookingWorld;
beforeAll(async () => {
  world = await getBookingWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

async function linkOf(reference: string): Promise<string> {
  const { text } = await world.mailAbout(reference);
  return /\/booking\/([\w-]{43})/.exec(text)![1]!;
}
const open = (token: string) => world.ask(null, "/api/booking-links/open", { token });
const answer = (token: string, bookingId: string, step: object, version = 1) =>
  world.ask(null, "/api/booking-links/answers", { token, bookingId, version, step });

test("a desk accepts from a mail without signing in; whatever opened the link before changed nothing", async () => {
  const { sagresStay } = await world.acceptedJourney();
  const sent = await world.send(sagresStay);
  const token = await linkOf(sent.reference);
  // A scanner follows the address of the mail, by GET and more than once.
  await world.api(`/booking/${token}`);
  await world.api(`/booking/${token}`, { method: "HEAD" });
  const read = (await open(token)).body as unknown as LinkedBooking;
  expect(read).toMatchObject({ isUsed: false, booking: { state: "sent", version: 1, journey: null } });
  expect(read.booking.steps).toEqual(["accept", "hold", "counter", "ask", "decline"]);
  expect(JSON.stringify(read)).not.toContain("Andrade");
  const accepted = await answer(token, sent.id, acceptance("MS-31"));
  expect(accepted).toMatchObject({ status: 200, body: { isUsed: true, booking: { state: "accepted" } } });
  const used = await open(token);
  expect(used.body).toMatchObject({ isUsed: true, booking: { steps: [] } });
  // Who its guests are is read by who is signed in.
  expect(JSON.stringify([accepted.body, used.body])).not.toContain("Andrade");
});

test("a link used twice, expired, taken back, unknown or of another booking has one clear answer each", async () => {
  const { sagresStay, trancosoStay } = await world.acceptedJourney();
  const [sagres, trancoso] = [await world.send(sagresStay), await world.send(trancosoStay)];
  const [ofSagres, ofTrancoso] = [await linkOf(sagres.reference), await linkOf(trancoso.reference)];
  const decline = { kind: "decline", reason: "no_rooms", message: "" };
  // Another hotel's link answers nothing but its own booking.
  expect((await answer(ofTrancoso, sagres.id, decline)).status).toBe(404);
  expect((await answer(ofSagres, sagres.id, decline)).status).toBe(200);
  expect(await answer(ofSagres, sagres.id, decline)).toMatchObject({
    ...{ status: 410, body: { code: "booking_link_used" } },
  });
  expect((await open("x".repeat(43))).status).toBe(404);
  world.clock.set(new Date("2026-03-16T12:00:01Z"));
  expect(await open(ofTrancoso)).toMatchObject({ status: 410, body: { code: "booking_link_over" } });
  expect(await answer(ofTrancoso, trancoso.id, decline)).toMatchObject({ status: 410 });
});

test("links that a hotel takes back lead nowhere, and another hotel cannot take them back", async () => {
  const { sagresStay } = await world.acceptedJourney();
  const sent = await world.send(sagresStay);
  const token = await linkOf(sent.reference);
  const path = `/api/houses/${world.ids.sagres}/bookings/${sent.id}/links/revocation`;
  expect((await world.ask("reservas", path, {})).status).toBe(404);
  expect((await open(token)).status).toBe(200);
  expect((await world.ask("hotel", path, {})).status).toBe(204);
  expect((await open(token)).status).toBe(404);
});

test("a link that was used is taken back like the others", async () => {
  const { sagresStay } = await world.acceptedJourney();
  const sent = await world.send(sagresStay);
  const token = await linkOf(sent.reference);
  expect((await answer(token, sent.id, acceptance("MS-32"))).status).toBe(200);
  const path = `/api/houses/${world.ids.sagres}/bookings/${sent.id}/links/revocation`;
  expect((await world.ask("hotel", path, {})).status).toBe(204);
  expect((await open(token)).status).toBe(404);
});

test("a link sent to somebody ends with their work for the hotel, by removal or suspension", async () => {
  const { db, ids } = world;
  const at = {
    ...(await db
      .selectFrom("hotel_sheets")
      .select("content")
      .where("hotel_id", "=", ids.sagres)
      .executeTakeFirstOrThrow()),
  };
  const content = at.content as { contacts: object[] };
  const desk = { ...content.contacts[0], email: "editora@lilamonde.test" };
  await db
    .updateTable("hotel_sheets")
    .set({ content: JSON.stringify({ ...content, contacts: [desk] }) })
    .where("hotel_id", "=", ids.sagres)
    .execute();
  const { sagresStay } = await world.acceptedJourney();
  const sent = await world.send(sagresStay);
  const token = await linkOf(sent.reference);
  expect((await open(token)).status).toBe(200);
  const { id } = (await world.deps.auth.getUserByEmail("editora@lilamonde.test"))!;
  const stand = (status: string) => db.updateTable("profiles").set({ status }).where("id", "=", id).execute();
  await stand("suspended");
  expect((await open(token)).status).toBe(404);
  expect((await answer(token, sent.id, acceptance("MS-33"))).status).toBe(404);
  await stand("active");
  expect((await open(token)).status).toBe(200);
  await db.deleteFrom("hotel_members").where("user_id", "=", id).execute();
  expect((await answer(token, sent.id, acceptance("MS-33"))).status).toBe(404);
});

test("a link does what an answer does and nothing more, and says when the request was withdrawn", async () => {
  const { sagresStay } = await world.acceptedJourney();
  const sent = await world.send(sagresStay);
  const token = await linkOf(sent.reference);
  const note = { kind: "note", message: "só nós" };
  expect((await answer(token, sent.id, note)).status).toBe(400);
  await world.step("advisor", sent, { kind: "withdraw", reason: "price", message: "" });
  expect(await answer(token, sent.id, acceptance("MS-5"), 2)).toMatchObject({
    ...{ status: 409, body: { code: "booking_state", current: { state: "withdrawn" } } },
  });
  // What was refused has not used the link up.
  expect((await open(token)).body).toMatchObject({
    isUsed: false,
    booking: { state: "withdrawn", steps: [] },
  });
});

test.each([
  ["PT", "pt"],
  ["MV", "en"],
])(
  "a desk in %s is written to in its language, opens its link and is written to on WhatsApp in the same",
  async (country, language) => {
    const { sagresStay } = await world.acceptedJourney();
    await world.db.updateTable("hotels").set({ country }).where("id", "=", world.ids.sagres).execute();
    const sent = await world.send(sagresStay);
    expect(sent.language).toBe(language);
    const token = await linkOf(sent.reference);
    expect(await findLinkLanguage(world.db, hashLinkToken(token))).toBe(language);
    expect(await findLinkLanguage(world.db, hashLinkToken("x".repeat(43)))).toBeNull();
    // Who sells reads Portuguese, wherever the hotel is.
    expect(((await open(token)).body as unknown as LinkedBooking).booking.language).toBe("pt");
  },
);

test("a request to a hotel where nobody can be reached goes to our team, which answers; with nobody there either it is refused", async () => {
  const { db, ids } = world;
  await db.deleteFrom("hotel_members").where("hotel_id", "=", ids.trancoso).execute();
  await db.deleteFrom("hotel_sheets").where("hotel_id", "=", ids.trancoso).execute();
  const { sagresStay, trancosoStay } = await world.acceptedJourney();
  const terms = async (hotelId: string) =>
    (await world.ask("advisor", `/api/contracts/${hotelId}/booking-terms?on=2026-03-02`)).body;
  expect([await terms(ids.sagres), await terms(ids.trancoso)]).toMatchObject([
    { hasDesk: true },
    { hasDesk: false },
  ]);
  expect(await world.send(sagresStay)).toMatchObject({ isOurs: false });
  const sent = await world.send(trancosoStay);
  expect(sent).toMatchObject({ isOurs: true, waitsFor: "hotel" });
  // It waits in our queue from now on, not only once it is late, and whoever is there is told.
  expect((await world.ask("admin", "/api/admin/bookings/late")).body).toMatchObject({
    rows: [{ id: sent.id }],
  });
  const told = await db.selectFrom("notifications").select(["kind", "link"]).execute();
  expect(told).toContainEqual({ kind: "booking_for_house", link: `/admin/bookings/record/${sent.id}` });
  const path = `/api/admin/bookings/${sent.id}`;
  expect((await world.ask("admin", path)).body).toMatchObject({
    steps: ["accept", "hold", "counter", "ask", "decline", "message"],
  });
  const taken = { version: sent.version, step: acceptance("CT-9") };
  const answered = `/api/houses/${ids.trancoso}/bookings/${sent.id}/steps`;
  expect((await world.ask("admin", answered, taken)).body).toMatchObject({ state: "accepted" });

  await db
    .updateTable("profiles")
    .set({ status: "suspended" })
    .where("id", "in", (of) => of.selectFrom("user_roles").select("user_id").where("role", "=", "admin"))
    .execute();
  const { trancosoStay: blockId } = await world.acceptedJourney();
  const { checkIn, checkOut, wishes, rooms } = stayOf();
  const asked = { blockId, checkIn, checkOut, wishes, rooms };
  expect(await world.ask("advisor", "/api/bookings", asked)).toMatchObject({
    ...{ status: 409, body: { code: "no_desk" } },
  });
});
