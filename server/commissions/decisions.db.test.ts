import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Commission } from "#domain/commissions/commissions.ts";
import type { Declared } from "#domain/commissions/transfers.ts";
import type { QueueBoard } from "#domain/queues/queues.ts";
import { type BookingWorld, getBookingWorld } from "../bookings/testing/booking-world.ts";
import { writePdf } from "../materials/demo/write-pdf.ts";
import { keepPaper } from "../payouts/papers/keep-paper.ts";
import { plantRules } from "../reputation/plant-rules.ts";
import { agreeOnStays, findFaults } from "./testing/storm.ts";

let world: BookingWorld;
let ids: string[];
beforeAll(async () => {
  world = await getBookingWorld();
});
beforeEach(async () => {
  await world.reset();
  ids = await agreeOnStays(world, 2);
  world.clock.set(new Date("2026-07-08T12:00:00Z"));
});
afterAll(() => world.close());

const read = async (id: string) =>
  (await world.ask("admin", `/api/admin/commissions/${id}`)).body as unknown as Commission;
const confirm = async (id: string, said: object) => {
  const { version } = await read(id);
  const path = `/api/houses/${world.ids.sagres}/commissions/confirm`;
  return world.ask("hotel", path, { rows: [{ id, version, ...said }] });
};

test("a base of more than three times what was agreed is confirmed with a reason alone", async () => {
  const id = ids[0]!;
  const { base: agreed } = await read(id);
  const far = 3 * agreed + 1;
  const refused = await confirm(id, { bases: [far] });
  expect([refused.status, refused.body]).toMatchObject([400, { fields: { reason: "required" } }]);
  const reason = "Ficaram mais três semanas";
  expect((await confirm(id, { bases: [far], reason })).status).toBe(200);
  const { state, events } = await read(id);
  expect([state, events[0]]).toMatchObject(["confirmed", { kind: "confirmed", body: reason, base: far }]);
  // Three times as much is a long stay, not a slip.
  const other = await read(ids[1]!);
  expect((await confirm(other.id, { bases: [3 * other.base] })).status).toBe(200);
  expect(await findFaults(world)).toEqual([]);
});

test("who claimed more than the hotel fixed and is given no more lost the dispute; who is given some of it did not", async () => {
  await plantRules(world.deps);
  const argue = async (id: string, { claimed, decided }: { claimed: number | null; decided: number }) => {
    await confirm(id, { bases: null });
    const { version } = await read(id);
    const dispute = { version, reason: "Faltou uma noite", claimedBase: claimed };
    expect((await world.ask("operator", `/api/commissions/${id}/dispute`, dispute)).status).toBe(200);
    const decision = { version: version + 1, reason: "Conforme a nota", bases: [decided] };
    expect((await world.ask("admin", `/api/admin/commissions/${id}/decide`, decision)).status).toBe(200);
    const lost = world.db.selectFrom("reputation_events").select(["cause", "points"]);
    return lost.where("rule_key", "=", "dispute_lost").execute();
  };
  const [first, second] = [await read(ids[0]!), await read(ids[1]!)];
  const more = { claimed: second.base + 900, decided: second.base + 1 };
  expect(await argue(second.id, more)).toEqual([]);
  const lost = { claimed: first.base + 900, decided: first.base };
  expect(await argue(first.id, lost)).toEqual([{ cause: first.id, points: -15 }]);
});

const declared = async () =>
  ((await world.ask("admin", "/api/admin/remittances/declared")).body as unknown as Declared).declarations;
/** A proof of its bank, as somebody sends it. */
async function paperOf(email: string) {
  const user = (await world.deps.auth.getUserByEmail(email))!;
  const content = writePdf([{ title: "Comprovante", lines: [] }]);
  return (await keepPaper(world.deps, { userId: user.id, content })).fileId;
}

test("a hotel tells the house of several payments with one proof: no money moves, and finance sees it until it is found", async () => {
  for (const id of ids) await confirm(id, { bases: null });
  const [first, second] = [await read(ids[0]!), await read(ids[1]!)];
  const path = `/api/houses/${world.ids.sagres}/commissions`;
  const said = {
    ...{ rows: [first, second].map(({ id, version }) => ({ id, version })), paidOn: "2026-07-07" },
    ...{ reference: "SEPA-77", proofId: await paperOf("hotel@lilamonde.test") },
  };
  const others = await paperOf("admin@lilamonde.test");
  const refused = await world.ask("hotel", `${path}/paid`, { ...said, proofId: others });
  expect(refused.body).toMatchObject({ fields: { proofId: "unknown" } });
  expect((await world.ask("hotel", `${path}/paid`, { ...said, paidOn: "2026-07-09" })).status).toBe(400);
  expect(await declared()).toEqual([]);

  const before = await world.db.selectFrom("ledger_entries").selectAll().execute();
  expect((await world.ask("hotel", `${path}/paid`, said)).body).toEqual({ count: 2 });
  expect(await world.db.selectFrom("ledger_entries").selectAll().execute()).toEqual(before);
  const told = await read(first.id);
  expect(told).toMatchObject({
    ...{ state: "confirmed", declaredOn: "2026-07-07", received: 0 },
    events: [{ kind: "declared", by: "hotel", on: "2026-07-07", body: "SEPA-77" }, {}, {}],
  });
  expect((await world.api(told.declared!.proof!)).status).toBe(200);
  const own = (await world.ask("operator", `/api/commissions/${first.id}`)).body as unknown as Commission;
  expect(own).toMatchObject({ declared: { on: "2026-07-07", proof: null } });
  // Said once: there is nothing more to say until something of it is found.
  const twice = { ...said, rows: [{ id: first.id, version: told.version }] };
  expect((await world.ask("hotel", `${path}/paid`, twice)).body.code).toBe("commission_state");
  expect(await declared()).toMatchObject([
    { hotel: { id: world.ids.sagres }, reference: "SEPA-77", paidOn: "2026-07-07", rows: [{}, {}] },
  ]);
  const board = (await world.ask("admin", "/api/admin/queues")).body as unknown as QueueBoard;
  expect(board.queues.find(({ id }) => id === "declared-payments")).toMatchObject({ count: { value: 1 } });

  const part = { number: first.confirmationNumber, amount: 10_000 };
  const remittance = {
    ...{ hotelId: world.ids.sagres, currency: "EUR", amount: 10_000, paidOn: "2026-07-08" },
    ...{ reference: "SEPA-77", lines: [part] },
  };
  expect((await world.ask("admin", "/api/admin/remittances", remittance)).status).toBe(201);
  expect(await declared()).toMatchObject([{ rows: [{ commissionId: second.id }] }]);
  // The rest of it can be told of anew.
  const rest = (await world.ask("hotel", `${path}/${first.id}`)).body as unknown as Commission;
  expect(rest).toMatchObject({ canDeclare: true, declaredOn: null });
  expect(await findFaults(world)).toEqual([]);
});

test("what is argued about waits for the house since it was said, until it is decided", async () => {
  const queue = async () => {
    const { body } = await world.ask("admin", "/api/admin/queues");
    return (body as unknown as QueueBoard).queues.find(({ id }) => id === "disputes")!;
  };
  expect(await queue()).toMatchObject({ waits: [], medianHours: null });
  const { id, version, base } = await read(ids[0]!);
  const dispute = { version, reason: "Faltou uma noite.", claimedBase: base + 1 };
  expect((await world.ask("operator", `/api/commissions/${id}/dispute`, dispute)).status).toBe(200);
  world.clock.set(new Date("2026-07-09T12:00:00Z"));
  expect(await queue()).toMatchObject({ place: "/admin/commissions?box=disputed", waits: [24], late: 0 });
  const decision = { version: (await read(id)).version, reason: "A diária foi paga.", bases: null };
  await world.ask("admin", `/api/admin/commissions/${id}/decide`, decision);
  expect(await queue()).toMatchObject({ waits: [], medianHours: 24 });
});
