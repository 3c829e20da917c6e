import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { AgencyTeam } from "#domain/agencies/agencies.ts";
import type { AgencyAwaited, AgencyCommissionList } from "#domain/commissions/agency.ts";
import type { Books } from "#domain/ledger/books.ts";
import { enter } from "#testing/enter.ts";
import { acceptance, type BookingWorld, getBookingWorld } from "../bookings/testing/booking-world.ts";

let world: BookingWorld;
beforeAll(async () => {
  world = await getBookingWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

type Who = "advisor" | "operator" | "colega";
async function send(who: Who, method: string, path: string, body?: object) {
  const { token } = await enter(world, `${who}@lilamonde.test`);
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const answer = await world.api(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const text = await answer.text();
  return { status: answer.status, body: text ? JSON.parse(text) : null };
}
const team = async (who: Who) => (await send(who, "GET", "/api/agency")).body as AgencyTeam;
const ask = (who: Who, email: string, points: number) =>
  send(who, "POST", "/api/agency/invites", { email, points });

/** The operator's agency with the advisor in it, who keeps 70 of a hundred. */
async function together() {
  const agency = { version: 0, name: "Casa Nóbrega", cnpj: null, site: null, city: null };
  expect((await send("operator", "PUT", "/api/profile/agency", agency)).status).toBe(200);
  expect((await ask("operator", "advisor@lilamonde.test", 7_000)).status).toBe(204);
  const [offer] = (await team("advisor")).offers;
  expect(offer).toMatchObject({ agency: "Casa Nóbrega", owner: "Rafael Nóbrega", points: 7_000 });
  expect((await send("advisor", "POST", `/api/agency/offers/${offer!.id}`, { accepts: true })).status).toBe(
    204,
  );
}

test("what a colleague sells is shared as agreed, its owner sees the agency's whole, and nothing that is agreed changes later", async () => {
  await together();
  const { sagresStay, trancosoStay } = await world.acceptedJourney();
  const first = await world.send(sagresStay);
  await world.step("hotel", first, acceptance("MS-1"));
  expect(
    (await send("operator", "PATCH", `/api/agency/people/${world.ids.advisor}`, { points: 5_000 })).status,
  ).toBe(204);
  const second = await world.send(trancosoStay);
  await world.step("reservas", second, acceptance("CT-1"));

  const { rows } = (await send("operator", "GET", "/api/commissions/agency?sort=-dueOn"))
    .body as AgencyCommissionList;
  expect(
    rows.map(({ sellerName, amount, shares }) => [sellerName, amount, shares.map((share) => share.amount)]),
  ).toEqual([
    ["Marina Teles", 59_400, [41_580, 17_820]],
    ["Marina Teles", 71_280, [35_640, 35_640]],
  ]);
  const awaited = (await send("operator", "GET", "/api/commissions/agency/awaited")).body as AgencyAwaited;
  expect(awaited.people).toEqual([
    { userId: world.ids.advisor, currency: "BRL", amount: 71_280, count: 1 },
    { userId: world.ids.advisor, currency: "EUR", amount: 59_400, count: 1 },
  ]);
  const own = async (who: Who) =>
    (await send(who, "GET", "/api/commissions?sort=-dueOn")).body.rows.map(
      ({ amount }: { amount: number }) => amount,
    );
  expect([await own("advisor"), await own("operator")]).toEqual([
    [41_580, 35_640],
    [17_820, 35_640],
  ]);
  expect((await send("advisor", "GET", "/api/commissions/agency")).status).toBe(404);
  expect((await send("colega", "GET", "/api/commissions/agency/awaited")).status).toBe(404);
  // Shares that are not the whole are refused by the database itself, whoever writes them.
  const less = world.db
    .updateTable("commission_shares")
    .set({ points: 1 })
    .where("payee_id", "=", world.ids.operator)
    .execute();
  await expect(less).rejects.toThrow("are not the whole");
  const books = (await world.ask("admin", "/api/admin/books")).body as unknown as Books;
  expect(books.accounts.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
});

test("an agency belongs to its owner: others neither ask nor change, an offer is its person's, and the house of who leaves passes on", async () => {
  await together();
  expect((await ask("advisor", "colega@lilamonde.test", 5_000)).status).toBe(404);
  expect((await ask("operator", "colega@lilamonde.test", 12_000)).status).toBe(400);
  expect((await ask("operator", "colega@lilamonde.test", 8_000)).status).toBe(204);
  expect((await ask("operator", "colega@lilamonde.test", 8_000)).body.code).toBe("invite_exists");
  expect((await ask("operator", "ninguem@example.com", 8_000)).status).toBe(204);
  const [offer] = (await team("colega")).offers;
  const answer = (who: Who, id: string) => send(who, "POST", `/api/agency/offers/${id}`, { accepts: true });
  // An offer ends with the standing of whoever makes it.
  const stand = (status: string) =>
    world.db.updateTable("profiles").set({ status }).where("id", "=", world.ids.operator).execute();
  await stand("suspended");
  expect((await answer("colega", offer!.id)).status).toBe(404);
  await stand("active");
  expect((await answer("advisor", offer!.id)).status).toBe(404);
  expect((await answer("colega", offer!.id)).status).toBe(204);
  expect((await answer("colega", offer!.id)).status).toBe(404);

  const seen = (await team("advisor")).agency!;
  expect(seen).toMatchObject({ name: "Casa Nóbrega", isYours: false });
  expect(seen.people.map(({ name, points }) => [name, points])).toEqual([
    ["Rafael Nóbrega", null],
    ["Lia Antunes", null],
    ["Marina Teles", 7_000],
  ]);
  const colleague = seen.people[1]!.userId;
  const change = (who: Who, userId: string) =>
    send(who, "PATCH", `/api/agency/people/${userId}`, { points: 1 });
  expect((await change("advisor", colleague)).status).toBe(404);
  expect((await change("operator", world.ids.operator)).status).toBe(404);
  expect((await send("advisor", "DELETE", `/api/agency/people/${colleague}`)).status).toBe(404);
  expect((await send("operator", "DELETE", `/api/agency/people/${colleague}`)).status).toBe(204);
  expect((await team("colega")).agency).toBeNull();

  expect((await send("operator", "DELETE", "/api/profile/agency")).status).toBe(200);
  expect((await team("advisor")).agency).toMatchObject({ isYours: true, people: [{ name: "Marina Teles" }] });
  expect((await ask("advisor", "operator@lilamonde.test", 0)).status).toBe(204);
  const [back] = (await team("operator")).offers;
  expect((await send("operator", "POST", `/api/agency/offers/${back!.id}`, { accepts: false })).status).toBe(
    204,
  );
  expect((await team("operator")).agency).toBeNull();
});
