import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Booking } from "#domain/bookings/bookings.ts";
import {
  acceptance,
  type BookingWorld,
  counterOffer,
  getBookingWorld,
  stayOf,
} from "./testing/booking-world.ts";

let world: BookingWorld;
beforeAll(async () => {
  world = await getBookingWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const journeyState = async (id: string) =>
  (await world.db.selectFrom("journeys").select("state").where("id", "=", id).executeTakeFirstOrThrow())
    .state;
const factsOf = async (kind: string) =>
  (await world.db.selectFrom("facts").select("data").where("kind", "=", kind).execute()).map(
    ({ data }) => data,
  );

test("two stays of a journey are asked for; one is accepted, one countered and taken, and the journey is booked", async () => {
  const { journeyId, sagresStay, trancosoStay } = await world.acceptedJourney();
  const sagres = await world.send(sagresStay);
  const trancoso = await world.send(trancosoStay);
  expect(sagres).toMatchObject({ state: "sent", waitsFor: "hotel", currency: "EUR", total: 594_000 });
  expect([sagres.commission, trancoso.commission]).toEqual([59_400, 71_280]);
  expect(sagres.journey?.id).toBe(journeyId);
  const mail = await world.mailAbout(sagres.reference);
  expect(mail.text).toContain("/booking/");
  expect(mail.text).not.toContain("Andrade");

  const accepted = await world.step("hotel", sagres, acceptance("ms-4471"));
  expect(accepted).toMatchObject({
    status: 200,
    body: { state: "accepted", waitsFor: null, confirmationNumber: "MS-4471", clock: { dueAt: null } },
  });
  expect(await journeyState(journeyId)).toBe("accepted");

  expect((await world.step("reservas", trancoso, counterOffer())).body).toMatchObject({
    ...{ state: "countered", waitsFor: "seller" },
  });
  const taken = await world.step("advisor", trancoso, { kind: "take", message: "" });
  expect(taken.body).toMatchObject({
    ...{ state: "accepted", checkIn: "2026-07-05", total: 561_000, commission: 67_320, proposal: null },
    rooms: [{ category: "Casa de jardim", guests: [{ name: "Beatriz Andrade" }, {}, {}] }],
  });
  // The contract's clause: free until 21 days before, six in the evening at the hotel.
  expect((taken.body as unknown as Booking).terms?.freeUntil).toBe("2026-06-14T21:00:00.000Z");
  expect(await journeyState(journeyId)).toBe("booked");
  expect(await factsOf("journey_booked")).toHaveLength(1);
  expect(await factsOf("booking_accepted")).toMatchObject([
    { bookingId: sagres.id, total: 594_000, commission: 59_400, currency: "EUR" },
    { bookingId: trancoso.id, total: 561_000, commission: 67_320, currency: "BRL" },
  ]);
});

test("a stay that falls through makes a booked journey one to be booked again, and again it is booked", async () => {
  const { journeyId, sagresStay, trancosoStay } = await world.acceptedJourney();
  const sagres = await world.send(sagresStay);
  await world.step("hotel", sagres, acceptance("MS-1"));
  const trancoso = await world.send(trancosoStay);
  await world.step("reservas", trancoso, acceptance("CT-1"));
  expect(await journeyState(journeyId)).toBe("booked");
  const cancel = { kind: "cancel", reason: "dates", message: "" };
  expect((await world.step("advisor", sagres, cancel)).status).toBe(200);
  expect(await journeyState(journeyId)).toBe("accepted");
  // With the other one too, it stays what it is.
  expect((await world.step("advisor", trancoso, cancel)).status).toBe(200);
  expect(await journeyState(journeyId)).toBe("accepted");
  expect(await factsOf("journey_unbooked")).toEqual([{ journeyId, ownerId: world.ids.advisor }]);
  await world.step("hotel", await world.send(sagresStay), acceptance("MS-2"));
  expect(await journeyState(journeyId)).toBe("accepted");
  await world.step("reservas", await world.send(trancosoStay), acceptance("CT-2"));
  expect(await journeyState(journeyId)).toBe("booked");
  expect(await factsOf("journey_booked")).toHaveLength(2);
});

test("of a journey that its seller marked as booked, the only stay that falls through leaves it accepted, to be marked again", async () => {
  const { journeyId, sagresStay } = await world.acceptedJourney();
  const sagres = await world.send(sagresStay);
  await world.step("hotel", sagres, acceptance("MS-1"));
  const mark = async () => {
    const booked = { from: "accepted", to: "booked", note: null, optionId: null };
    return (await world.ask("advisor", `/api/journeys/${journeyId}/state`, booked)).status;
  };
  expect(await mark()).toBe(200);
  await world.step("hotel", sagres, { kind: "cancel", reason: "closed", message: "" });
  expect(await journeyState(journeyId)).toBe("accepted");
  world.clock.set(new Date("2026-03-03T12:00:00Z"));
  expect(await mark()).toBe(200);
  expect(await factsOf("journey_booked")).toHaveLength(2);
});

test("a booking made elsewhere is registered and affirmed; its number counts once at that hotel", async () => {
  const registration = {
    ...{ ...stayOf(), hotelId: world.ids.sagres, blockId: null, source: "gds", confirmationNumber: "gds-1" },
  };
  const kept = await world.ask("advisor", "/api/bookings/registrations", registration);
  expect(kept).toMatchObject({ status: 201, body: { state: "registered", source: "gds" } });
  const again = await world.ask("advisor", "/api/bookings/registrations", registration);
  expect(again).toMatchObject({ status: 409, body: { code: "confirmation_taken" } });
  const booking = kept.body as unknown as Booking;
  expect((await world.step("hotel", booking, acceptance("GDS-1"))).body).toMatchObject({ state: "accepted" });
  const elsewhere = { ...registration, hotelId: world.ids.trancoso };
  expect((await world.ask("advisor", "/api/bookings/registrations", elsewhere)).status).toBe(201);
});

test("a hotel reads party and dates before it accepts, names after it, and none of it half a year after check-out", async () => {
  const { sagresStay } = await world.acceptedJourney();
  const booking = await world.send(sagresStay);
  const path = `/api/houses/${world.ids.sagres}/bookings/${booking.id}`;
  const names = async () => ((await world.ask("hotel", path)).body as unknown as Booking).rooms[0]!;
  expect(await names()).toMatchObject({ adults: 2, childAges: [4], guests: null });
  await world.step("hotel", booking, acceptance("MS-1"));
  expect((await names()).guests?.map(({ name }) => name)).toContain("Clara Andrade");
  world.clock.set(new Date("2027-01-03T12:00:00Z"));
  expect((await names()).guests).not.toBeNull();
  world.clock.set(new Date("2027-01-04T12:00:00Z"));
  expect(await names()).toMatchObject({ adults: 2, guests: null });
  const own = (await world.ask("advisor", `/api/bookings/${booking.id}`)).body as unknown as Booking;
  expect(own.rooms[0]!.guests).not.toBeNull();
});

const wrong: [string, object, object][] = [
  [
    "a room without guests",
    { rooms: [{ ...stayOf().rooms[0], guests: [] }] },
    { "rooms.0.guests": "required" },
  ],
  ["no room", { rooms: [] }, { rooms: "required" }],
  ["a check-out before the check-in", { checkOut: "2026-07-04" }, { checkOut: "ends_before_start" }],
  ["a check-in in the past", { checkIn: "2026-03-01" }, { checkIn: "in_past" }],
  ["a stay of years", { checkOut: "2029-12-31" }, { checkOut: "too_long" }],
  [
    "a stay in another century",
    { checkIn: "2099-07-04", checkOut: "2099-07-07" },
    { checkIn: "too_far_ahead" },
  ],
  [
    "a rate plan that the contract does not have",
    { rooms: [{ ...stayOf().rooms[0], ratePlan: "GOLD" }] },
    { "rooms.0.ratePlan": "unknown" },
  ],
];
test.each(wrong)("%s is refused and named", async (_, change, fields) => {
  const { sagresStay } = await world.acceptedJourney();
  const answer = await world.ask("advisor", "/api/bookings", { ...stayOf(), blockId: sagresStay, ...change });
  expect(answer).toMatchObject({ status: 400, body: { code: "validation_failed", fields } });
});

test("a day is the hotel's: where it is already tomorrow, today's check-in is past, and where it is still yesterday it is not", async () => {
  const { sagresStay, trancosoStay } = await world.acceptedJourney();
  // Half past midnight in Lisbon, half past nine in the evening of the day before in Bahia.
  world.clock.set(new Date("2026-07-05T00:30:00+01:00"));
  const sagres = await world.ask("advisor", "/api/bookings", { ...stayOf(), blockId: sagresStay });
  expect(sagres).toMatchObject({ status: 400, body: { fields: { checkIn: "in_past" } } });
  const trancoso = await world.ask("advisor", "/api/bookings", { ...stayOf(), blockId: trancosoStay });
  expect(trancoso.status).toBe(201);
});

test("only an accepted journey's chosen stays are asked for, each once at a time", async () => {
  const { sagresStay, otherStay } = await world.acceptedJourney();
  const ask = (blockId: string) => world.ask("advisor", "/api/bookings", { ...stayOf(), blockId });
  expect(await ask(otherStay)).toMatchObject({ status: 409, body: { code: "journey_state" } });
  const booking = await world.send(sagresStay);
  expect(await ask(sagresStay)).toMatchObject({ status: 409, body: { code: "booking_exists" } });
  await world.step("advisor", booking, { kind: "withdraw", reason: "dates", message: "" });
  expect((await ask(sagresStay)).status).toBe(201);
});

test("a second acceptance, an answer to a withdrawn request, an option in the past and a number of another booking each have one clear answer", async () => {
  const { sagresStay, trancosoStay } = await world.acceptedJourney();
  const sagres = await world.send(sagresStay);
  const past = { kind: "hold", until: "2026-03-02T11:59:00.000Z", message: "" };
  expect(await world.step("hotel", sagres, past)).toMatchObject({
    ...{ status: 400, body: { fields: { "step.until": "in_past" } } },
  });
  await world.step("hotel", sagres, acceptance("MS-7"));
  expect(await world.step("hotel", sagres, acceptance("MS-8"))).toMatchObject({
    status: 409,
    body: { code: "booking_state", current: { state: "accepted", confirmationNumber: "MS-7" } },
  });
  const other = await world.ask("advisor", "/api/bookings/registrations", {
    ...{ ...stayOf(), hotelId: world.ids.sagres, blockId: null, source: "email", confirmationNumber: "MS-9" },
  });
  const taken = await world.step("hotel", other.body as unknown as Booking, acceptance("ms-7"));
  expect(taken).toMatchObject({ status: 409, body: { code: "confirmation_taken" } });
  const trancoso = await world.send(trancosoStay);
  await world.step("advisor", trancoso, { kind: "withdraw", reason: "client_left", message: "" });
  expect(await world.step("reservas", trancoso, acceptance("CT-1"))).toMatchObject({
    status: 409,
    body: { code: "booking_state", current: { state: "withdrawn" } },
  });
});

test("a change is asked and granted or refused by the other side alone; what is agreed is cancelled with a reason", async () => {
  const { journeyId, sagresStay } = await world.acceptedJourney();
  const booking = await world.send(sagresStay);
  await world.step("hotel", booking, acceptance("MS-2"));
  const change = { ...counterOffer(), kind: "ask_change" };
  expect((await world.step("advisor", booking, change)).body).toMatchObject({
    ...{ state: "change_requested", waitsFor: "hotel", checkIn: "2026-07-04" },
  });
  const granted = { kind: "answer_change", isGranted: true, message: "" };
  expect((await world.step("advisor", booking, granted)).body.code).toBe("booking_state");
  expect((await world.step("hotel", booking, granted)).body).toMatchObject({
    ...{ state: "accepted", checkIn: "2026-07-05", total: 561_000, confirmationNumber: "MS-2" },
  });
  expect(await factsOf("booking_changed")).toHaveLength(1);
  await world.step("hotel", booking, { ...change, proposal: { ...change.proposal, checkIn: "2026-07-06" } });
  const refused = await world.step("advisor", booking, { ...granted, isGranted: false });
  expect(refused.body).toMatchObject({ state: "accepted", checkIn: "2026-07-05", proposal: null });
  const cancelling = { from: "accepted", to: "cancelled", note: "Mudou", optionId: null };
  const journey = await world.ask("advisor", `/api/journeys/${journeyId}/state`, cancelling);
  expect(journey).toMatchObject({ status: 409, body: { code: "stays_agreed" } });
  const gone = await world.step("advisor", booking, { kind: "cancel", reason: "dates", message: "Adiaram" });
  expect(gone.body).toMatchObject({ state: "cancelled", steps: [] });
  expect((await world.ask("advisor", `/api/journeys/${journeyId}/state`, cancelling)).status).toBe(200);
});

test("what an acceptance says is on the record, and only the hotel says, from arrival on, that nobody came", async () => {
  const { sagresStay } = await world.acceptedJourney();
  const booking = await world.send(sagresStay);
  const accepted = await world.step("hotel", booking, acceptance("MS-6"));
  expect(accepted.body).toMatchObject({ confirmationNumber: "MS-6", terms: acceptance("").terms });
  const nobodyCame = { kind: "no_show", message: "O quarto ficou guardado até as 10h." };
  world.clock.set(new Date("2026-07-03T22:59:00Z"));
  expect((await world.step("hotel", booking, nobodyCame)).body.code).toBe("booking_state");
  // The fourth of July has begun in Lisbon.
  world.clock.set(new Date("2026-07-03T23:00:00Z"));
  expect((await world.step("advisor", booking, nobodyCame)).status).toBe(400);
  expect((await world.step("hotel", booking, nobodyCame)).body).toMatchObject({
    state: "no_show",
    steps: [],
  });
  const facts = await factsOf("booking_no_show");
  expect(facts).toMatchObject([{ bookingId: booking.id }]);
  const commission = await world.ask("advisor", `/api/commissions/${booking.id}`);
  expect(commission.body).toMatchObject({ state: "void" });
});

test("both read what is said on the record, a hotel's notes its own house alone, and nothing is said of what is over", async () => {
  const { sagresStay } = await world.acceptedJourney();
  const booking = await world.send(sagresStay);
  await world.step("advisor", booking, { kind: "message", message: "Chegam de carro." });
  await world.step("hotel", booking, { kind: "message", message: "Há garagem." });
  await world.step("hotel", booking, { kind: "note", message: "Cliente de sempre." });
  const read = async (as: "advisor" | "hotel") => {
    const path = as === "hotel" ? `/api/houses/${world.ids.sagres}/bookings` : "/api/bookings";
    const { thread } = (await world.ask(as, `${path}/${booking.id}`)).body as unknown as Booking;
    return thread.slice(1).map(({ body }) => body);
  };
  expect(await read("hotel")).toEqual(["Chegam de carro.", "Há garagem.", "Cliente de sempre."]);
  expect(await read("advisor")).toEqual(["Chegam de carro.", "Há garagem."]);
  const without = await world.step("hotel", booking, { kind: "decline", message: "" });
  expect(without).toMatchObject({ status: 400, body: { code: "validation_failed" } });
  await world.step("hotel", booking, { kind: "decline", reason: "no_rooms", message: "Está cheio." });
  const late = await world.step("advisor", booking, { kind: "message", message: "Que pena." });
  expect(late.body.code).toBe("booking_state");
});

test("a cancelled journey takes back what was asked for it", async () => {
  const { journeyId, sagresStay } = await world.acceptedJourney();
  const booking = await world.send(sagresStay);
  const cancelling = { from: "accepted", to: "cancelled", note: "Mudou", optionId: null };
  await world.ask("advisor", `/api/journeys/${journeyId}/state`, cancelling);
  const after = (await world.ask("advisor", `/api/bookings/${booking.id}`)).body;
  expect(after).toMatchObject({ state: "withdrawn", waitsFor: null, clock: { dueAt: null } });
});

test("another advisor, another hotel and a member without a part in answers find nothing or may not", async () => {
  const { sagresStay } = await world.acceptedJourney();
  const booking = await world.send(sagresStay);
  const unknown = "0b0e5f0a-9f7e-4c8e-9b6a-00000000000f";
  for (const id of [booking.id, unknown]) {
    expect((await world.ask("operator", `/api/bookings/${id}`)).status).toBe(404);
    const step = { version: 1, step: { kind: "withdraw", reason: "price", message: "" } };
    expect((await world.ask("operator", `/api/bookings/${id}/steps`, step)).status).toBe(404);
    const path = `/api/houses/${world.ids.sagres}/bookings/${id}`;
    expect((await world.ask("reservas", path)).status).toBe(404);
    expect((await world.ask("reservas", `${path}/steps`, { version: 1, step: acceptance("X") })).status).toBe(
      404,
    );
    const theirs = `/api/houses/${world.ids.trancoso}/bookings/${id}`;
    expect((await world.ask("reservas", theirs)).status).toBe(404);
    expect(
      (await world.ask("reservas", `${theirs}/steps`, { version: 1, step: acceptance("X") })).status,
    ).toBe(404);
  }
  const path = `/api/houses/${world.ids.sagres}/bookings/${booking.id}`;
  expect((await world.ask("editora", path)).status).toBe(200);
  expect((await world.ask("editora", `${path}/steps`, { version: 1, step: acceptance("X") })).status).toBe(
    403,
  );
});
