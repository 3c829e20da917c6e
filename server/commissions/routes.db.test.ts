import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Report } from "#domain/accountability/accountability.ts";
import type { Booking } from "#domain/bookings/bookings.ts";
import type { Commission } from "#domain/commissions/commissions.ts";
import type { Books } from "#domain/ledger/books.ts";
import { acceptance, type BookingWorld, getBookingWorld } from "../bookings/testing/booking-world.ts";
import { tellLate } from "./tell-late.ts";
import { agreeOnStays } from "./testing/storm.ts";

let world: BookingWorld;
beforeAll(async () => {
  world = await getBookingWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const AFTER = new Date("2026-07-08T12:00:00Z");
type Who = "advisor" | "hotel" | "admin" | "reservas" | "operator";
const doors = { advisor: "/api/commissions", operator: "/api/commissions", admin: "/api/admin/commissions" };
const doorOf = (who: Who) =>
  who === "hotel"
    ? `/api/houses/${world.ids.sagres}/commissions`
    : who === "reservas"
      ? `/api/houses/${world.ids.trancoso}/commissions`
      : doors[who];
const list = async (who: Who) =>
  (await world.ask(who, doorOf(who))).body as unknown as { rows: Commission[] };
const read = async (who: Who, id: string) =>
  (await world.ask(who, `${doorOf(who)}/${id}`)).body as unknown as Commission;
const books = async () => {
  const { accounts } = (await world.ask("admin", "/api/admin/books")).body as unknown as Books;
  const held = accounts.filter(({ balance }) => balance !== 0);
  return Object.fromEntries(held.map(({ kind, currency, balance }) => [`${kind} ${currency}`, balance]));
};

/** A stay at Sagres (through the house) and one at Trancoso (direct), both agreed; their commissions. */
async function agreed() {
  const { sagresStay, trancosoStay } = await world.acceptedJourney();
  const [first, second] = [await world.send(sagresStay), await world.send(trancosoStay)];
  await world.step("hotel", first, acceptance("MS-1"));
  await world.step("reservas", second, acceptance("CT-1"));
  const { rows } = await list("advisor");
  const of = (booking: Booking) => rows.find(({ bookingId }) => bookingId === booking.id)!;
  return { house: of(first), direct: of(second), first, second };
}

const confirm = (who: Who, { id, version }: Commission, bases: number[] | null = null) =>
  world.ask(who, `${doorOf(who)}/confirm`, { rows: [{ id, version, bases }] });
const transfer = (amount: number, reference: string, number = "MS-1") => ({
  ...{ hotelId: world.ids.sagres, currency: "EUR", amount, paidOn: "2026-07-08", reference },
  lines: [{ number, amount }],
});
const remit = (amount: number, reference: string) =>
  world.ask("admin", "/api/admin/remittances", transfer(amount, reference));
/** What a kind of notice told, by the role of whoever it told. */
async function toldOf(kind: string) {
  const rows = await world.db
    .selectFrom("notifications as n")
    .innerJoin("user_roles as r", "r.user_id", "n.user_id")
    .select(["r.role", "n.params"])
    .where("n.kind", "=", kind)
    .execute();
  const said = rows.map(({ role, params }) => `${role} ${(params as { to?: string }).to ?? ""}`.trim());
  return [...new Set(said)].sort();
}

test("an accepted stay opens its expected commission, once, with its base, its rate and its day", async () => {
  const { house, direct } = await agreed();
  expect(house).toMatchObject({
    ...{ state: "expected", route: "house", currency: "EUR", base: 594_000, amount: 59_400 },
    ...{ dueOn: "2026-08-30", daysLate: 0, initials: "B. A.", confirmationNumber: "MS-1" },
  });
  expect(direct).toMatchObject({ route: "direct", currency: "BRL", amount: 71_280, dueOn: "2026-08-06" });
  expect(await read("advisor", house.id)).toMatchObject({
    lines: [{ rate: 1_000, agreed: 594_000, base: 594_000, amount: 59_400 }],
    ...{ override: null, houseLine: { rate: 0, amount: 0 }, share: 10_000, moves: ["disputed"] },
  });
  expect(await read("hotel", house.id)).toMatchObject({ override: 14_850, houseLine: null, amount: 74_250 });
  expect(await books()).toEqual({});
});

test("each side reads its own alone, and another's answers as one that does not exist", async () => {
  const { house } = await agreed();
  expect((await list("operator")).rows).toEqual([]);
  expect((await list("reservas")).rows.map(({ hotel }) => hotel.id)).toEqual([world.ids.trancoso]);
  expect((await world.ask("operator", `/api/commissions/${house.id}`)).status).toBe(404);
  expect((await world.ask("reservas", `${doorOf("hotel")}/${house.id}`)).status).toBe(404);
  expect((await world.ask("reservas", `${doorOf("reservas")}/${house.id}`)).status).toBe(404);
  const dispute = { version: house.version, reason: "Não é minha", claimedBase: null };
  expect((await world.ask("operator", `/api/commissions/${house.id}/dispute`, dispute)).status).toBe(404);
});

test("through the house: confirmed after check-out, paid in part, received, approved, and the books balance", async () => {
  const { house } = await agreed();
  expect((await confirm("hotel", house)).body.code).toBe("commission_early");
  world.clock.set(AFTER);
  expect((await confirm("hotel", { ...house, version: 9 })).body.code).toBe("conflict");
  expect((await confirm("hotel", house, [580_000, 1])).status).toBe(400);
  expect((await confirm("hotel", house, [580_000])).status).toBe(200);
  expect(await read("advisor", house.id)).toMatchObject({
    state: "confirmed",
    amount: 58_000,
    expected: 59_400,
  });
  expect(await books()).toEqual({
    ...{ "receivable EUR": 72_500, "payable EUR": -58_000, "override_income EUR": -14_500 },
  });
  const tried = await world.ask("admin", "/api/admin/remittances/preview", transfer(30_000, "SEPA-1"));
  expect(tried.body).toMatchObject({ unmatched: 0, lines: [{ outcome: "partial", matched: 30_000 }] });
  // Trying it out booked nothing, and does not take its reference.
  expect((await read("advisor", house.id)).partial).toBe(0);
  expect((await remit(30_000, "SEPA-1")).status).toBe(201);
  expect((await remit(30_000, "SEPA-1")).body.code).toBe("payment_exists");
  expect(await read("advisor", house.id)).toMatchObject({ state: "confirmed", partial: 30_000 });
  const paidInPart = await read("admin", house.id);
  expect(paidInPart.moves).not.toContain("void");
  const voiding = { version: paidInPart.version, reason: "Engano" };
  const refused = await world.ask("admin", `/api/admin/commissions/${house.id}/void`, voiding);
  expect(refused.body.code).toBe("commission_paid_part");
  // Twenty are missing of the rest: the banks kept them.
  expect((await remit(40_500, "SEPA-2")).body).toMatchObject({
    charges: 2_000,
    lines: [{ outcome: "charges" }],
  });
  expect((await remit(5_000, "SEPA-3")).body).toMatchObject({
    unmatched: 5_000,
    lines: [{ outcome: "paid" }],
  });
  expect(await books()).toEqual({
    ...{ "cash EUR": 75_500, "bank_charges EUR": 2_000, "suspense EUR": -5_000 },
    ...{ "payable EUR": -58_000, "override_income EUR": -14_500 },
  });
  const received = await read("admin", house.id);
  expect(received).toMatchObject({ state: "received", moves: ["approved"] });
  const rows = [{ id: house.id, version: received.version }];
  expect((await world.ask("admin", "/api/admin/commissions/approve", { rows })).status).toBe(200);
  expect((await read("advisor", house.id)).events.map(({ kind }) => kind)).toEqual([
    ...["approved", "received", "payment", "payment", "confirmed", "opened"],
  ]);
});

test("directly: the hotel says that it paid, whoever sold says that it arrived, and nothing is booked", async () => {
  const { direct } = await agreed();
  world.clock.set(AFTER);
  expect((await world.ask("hotel", `${doorOf("reservas")}/confirm`, { rows: [] })).status).toBe(400);
  await confirm("reservas", direct);
  const { version } = await read("advisor", direct.id);
  const paid = (paidOn: string) =>
    world.ask("reservas", `${doorOf("reservas")}/paid`, {
      ...{ rows: [{ id: direct.id, version }], paidOn, reference: "TED 1" },
    });
  expect((await paid("2026-07-09")).status).toBe(400);
  expect((await paid("2026-07-08")).status).toBe(200);
  const declared = await read("advisor", direct.id);
  expect(declared).toMatchObject({
    ...{ state: "declared_paid", declared: { on: "2026-07-08", reference: "TED 1" } },
    moves: ["settled", "disputed"],
  });
  const settle = () =>
    world.ask("advisor", `/api/commissions/${direct.id}/settle`, { version: declared.version });
  expect((await settle()).status).toBe(200);
  expect((await settle()).body.code).toBe("conflict");
  expect(await toldOf("commission_moved")).toEqual([
    ...["advisor confirmed", "advisor declared_paid", "hotel settled"],
  ]);
  expect(await read("reservas", direct.id)).toMatchObject({ state: "settled", moves: [] });
  expect(await books()).toEqual({});
  const report = await world.ask("admin", `/api/accountability/${world.ids.trancoso}/2026-07`);
  const { sections } = report.body as unknown as Report;
  const figures = sections.find(({ id }) => id === "commissions")!.figures.map(({ value }) => value);
  // Confirmed, arrived, disputed, and days between check-out and the money.
  expect(figures).toEqual([1, 1, 0, 1]);
  const { tiles } = (await world.ask("advisor", "/api/commissions/earnings")).body as never as {
    tiles: Record<string, unknown>;
  };
  expect(tiles).toMatchObject({
    arrived: [{ currency: "BRL", amount: 71_280, count: 1 }],
    expected: [{ currency: "EUR", amount: 59_400, count: 1 }],
  });
});

test("what is disputed is decided by the house with a reason, and the books follow", async () => {
  const { house } = await agreed();
  world.clock.set(AFTER);
  await confirm("hotel", house);
  const dispute = { version: house.version + 1, reason: "Faltou uma noite", claimedBase: 600_000 };
  expect((await world.ask("advisor", `/api/commissions/${house.id}/dispute`, dispute)).status).toBe(200);
  const disputed = await read("admin", house.id);
  expect(await toldOf("commission_moved")).toEqual([
    ...["admin disputed", "advisor confirmed", "hotel disputed"],
  ]);
  expect(disputed).toMatchObject({ state: "disputed", claimedBase: 600_000, moves: ["confirmed", "void"] });
  // Nothing that comes meanwhile counts: it waits in suspense.
  expect((await remit(1_000, "SEPA-1")).body).toMatchObject({ lines: [{ outcome: "disputed" }] });
  const decide = (reason: string) =>
    world.ask("admin", `/api/admin/commissions/${house.id}/decide`, {
      ...{ version: disputed.version, reason, bases: [600_000] },
    });
  expect((await decide("")).status).toBe(400);
  expect((await decide("A nota mostra a noite")).status).toBe(200);
  expect(await books()).toEqual({
    ...{ "cash EUR": 1_000, "suspense EUR": -1_000 },
    ...{ "receivable EUR": 75_000, "payable EUR": -60_000, "override_income EUR": -15_000 },
  });
});

test("a cancelled stay voids its commission; one whose dates moved is due by the new ones", async () => {
  const { house, direct, first, second } = await agreed();
  await world.step("advisor", first, { kind: "cancel", reason: "client_left", message: "" });
  expect(await read("advisor", house.id)).toMatchObject({ state: "void", moves: [] });
  const proposal = {
    ...{ checkIn: "2026-07-10", checkOut: "2026-07-13" },
    rooms: [{ category: "Casa da mata", price: 600_000 }],
  };
  await world.step("advisor", second, { kind: "ask_change", proposal, message: "Voo mudou" });
  await world.step("reservas", second, { kind: "answer_change", isGranted: true, message: "" });
  expect(await read("advisor", direct.id)).toMatchObject({
    ...{ state: "expected", base: 600_000, amount: 72_000, expected: 72_000, dueOn: "2026-08-12" },
  });
});

/** A contract of this hotel's that pays on what it keeps of a stay that was cancelled. */
async function payOnRetained(hotelId: string) {
  const path = `/api/contracts/${hotelId}`;
  const { versions } = (await world.ask("admin", path)).body as unknown as {
    versions: { version: number; terms: { cancellation: object } }[];
  };
  const { version: basedOn, terms } = versions[0]!;
  const cancellation = { ...terms.cancellation, isRetainedCommissionable: true };
  const next = { basedOn, startsOn: "2026-03-02", endsOn: null, terms: { ...terms, cancellation } };
  expect((await world.ask("admin", path, next)).status).toBe(201);
}

test("what a contract pays on of a late cancellation or a no-show stays owed", async () => {
  await payOnRetained(world.ids.sagres);
  const { house, first, second } = await agreed();
  // Ten days before: half of the stay is kept, and half of the commission owed.
  world.clock.set(new Date("2026-06-24T12:00:00Z"));
  await world.step("advisor", first, { kind: "cancel", reason: "client_left", message: "" });
  expect(await read("advisor", house.id)).toMatchObject({ state: "expected", base: 297_000, amount: 29_700 });
  world.clock.set(new Date("2026-07-05T12:00:00Z"));
  await world.step("reservas", second, { kind: "no_show", message: "" });
  expect(await read("advisor", second.id)).toMatchObject({ state: "void" });
});

test("several stays are confirmed at once, all or none, each with its difference", async () => {
  const ids = await agreeOnStays(world, 3);
  world.clock.set(AFTER);
  const rows = ids.map((id, at) => ({ id, version: 1, bases: at === 0 ? [90_000] : null }));
  const confirmAll = (given: object[]) => world.ask("hotel", `${doorOf("hotel")}/confirm`, { rows: given });
  const stale = await confirmAll(rows.map((row, at) => (at === 2 ? { ...row, version: 7 } : row)));
  expect(stale.body.code).toBe("conflict");
  expect((await list("hotel")).rows.map(({ state }) => state)).toEqual(["expected", "expected", "expected"]);
  expect((await confirmAll(rows)).body).toEqual({ count: 3 });
  const differences = await Promise.all(
    ids.map(async (id) => {
      const { state, expected, hotelLine } = await read("operator", id);
      return [state, hotelLine - expected];
    }),
  );
  const [changed] = differences;
  expect(changed![1]).toBeLessThan(0);
  expect(differences.slice(1)).toEqual([
    ["confirmed", 0],
    ["confirmed", 0],
  ]);
});

test("a commission whose day has passed is late, and said so once", async () => {
  const { direct } = await agreed();
  world.clock.set(new Date("2026-08-08T12:00:00Z"));
  await tellLate(world.deps);
  await tellLate(world.deps);
  const facts = await world.db
    .selectFrom("facts")
    .select("cause")
    .where("kind", "=", "commission_overdue")
    .execute();
  expect(facts.map(({ cause }) => cause)).toEqual([`${direct.id}/2026-08-06`]);
  expect(await toldOf("commission_overdue")).toEqual(["advisor", "hotel"]);
  expect(await read("advisor", direct.id)).toMatchObject({ daysLate: 2 });
  const late = (await world.ask("advisor", "/api/commissions?box=overdue")).body as unknown as {
    rows: Commission[];
  };
  expect(late.rows.map(({ id }) => id)).toEqual([direct.id]);
  const of = async (month: string) => {
    const found = await world.ask("advisor", `/api/commissions?dateKind=stay&month=${month}`);
    return (found.body as unknown as { rows: [] }).rows.length;
  };
  expect([await of("2026-07"), await of("2026-08")]).toEqual([2, 0]);
});
