import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerDue } from "#domain/privacy/privacy-desk.ts";
import { enter } from "#testing/enter.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../../accounts/plant-people.ts";
import { plantTiers } from "../../accounts/plant-tiers.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld();
  await plantTiers(world.db);
  await plantPeople(world.deps);
});
afterAll(() => world.close());

test("a request runs against its fifteen days, is answered once, and incidents are written on", async () => {
  const { call } = await enter(world, "admin");
  const ask = async (method: string, path = "", body?: unknown) => {
    const answer = await call(method, `/api/admin/privacy${path}`, body);
    return { status: answer.status, body: await answer.json() };
  };
  const asked = {
    kind: "erasure",
    email: "Ana@Example.com",
    note: "Apagar tudo",
    receivedAt: "2026-02-14T12:00:00Z",
  };
  const noted = await ask("POST", "/requests", asked);
  expect(noted.body).toMatchObject({ email: "ana@example.com", state: "open", daysLeft: -1 });
  const late = { ...asked, receivedAt: "2026-03-03T12:00:00Z" };
  expect((await ask("POST", "/requests", late)).status).toBe(400);

  const { id, version } = noted.body;
  const reply = { version, state: "answered", answer: "Apagado em 2 de março." };
  expect((await ask("PUT", `/requests/${id}`, reply)).body).toMatchObject({ id, state: "answered" });
  expect((await ask("PUT", `/requests/${id}`, reply)).status).toBe(409);
  expect((await ask("PUT", `/requests/${randomUUID()}`, reply)).status).toBe(404);

  const incident = {
    ...{ title: "Planilha enviada por engano", severity: "medium", people: 12, measures: "Link revogado" },
    ...{ foundAt: "2026-03-01T12:00:00.000Z", reportedAt: null, closedAt: null },
  };
  const [kept] = (await ask("POST", "/incidents", incident)).body.incidents;
  expect(kept).toMatchObject(incident);
  const closed = { ...incident, version: 1, closedAt: "2026-03-02T12:00:00.000Z" };
  expect((await ask("PUT", `/incidents/${kept.id}`, closed)).body.incidents).toMatchObject([{ version: 2 }]);
  expect((await ask("PUT", `/incidents/${kept.id}`, closed)).status).toBe(409);

  const entries = await world.db.selectFrom("audit_log").selectAll().execute();
  expect(JSON.stringify(entries)).not.toContain("ana@example.com");
});

const DAY_MS = 86_400_000;
const MANY = 30;

/** More requests than a list brings at once, received one after the other, and some of another kind or state. */
async function noteMany() {
  const now = world.clock.now();
  const noted = (email: string, daysAgo: number, more: object = {}) => {
    const received = new Date(now.getTime() - daysAgo * DAY_MS);
    return {
      ...{ id: randomUUID(), kind: "access", email: `${email}@example.com`, note: "Uma cópia" },
      ...{ received_at: received, due_at: answerDue(received), ...more },
    };
  };
  const done = (state: string, daysAgo: number) => ({
    ...{ state, answer: "Feito.", answered_at: new Date(now.getTime() - daysAgo * DAY_MS) },
  });
  // Two came at each moment, so that their order is not by the moment alone.
  const many = Array.from({ length: MANY }, (_, at) => noted(`guest${at}`, 5 + Math.floor(at / 2)));
  await world.db.deleteFrom("privacy_requests").execute();
  await world.db
    .insertInto("privacy_requests")
    .values([
      ...many,
      noted("caio", 2, { kind: "erasure", note: "Apagar tudo" }),
      noted("bia", 3, { kind: "erasure", note: "Apagar a reserva", ...done("answered", 2) }),
      noted("davi", 40, done("answered", 1)),
      noted("eva", 4, done("refused", 1)),
    ])
    .execute();
}

type Row = { email: string; dueAt: string };
const namesOf = ({ rows }: { rows: Row[] }) => rows.map(({ email }) => email.split("@")[0]);

test("what waits stands by its end, the nearest first, and goes on after every page", async () => {
  await noteMany();
  const { call } = await enter(world, "admin");
  const list = async (query: string) => (await call("GET", `/api/admin/privacy/requests?${query}`)).json();
  const first = await list("state=open");
  expect(first.rows).toHaveLength(25);
  expect(first).toMatchObject({ hasMore: true, count: { value: MANY + 1, isMore: false } });
  const rest = await list(`state=open&cursor=${first.nextCursor}`);
  expect(rest).toMatchObject({ hasMore: false, nextCursor: null });
  const all: Row[] = [...first.rows, ...rest.rows];
  expect(new Set(namesOf({ rows: all })).size).toBe(MANY + 1);
  const dues = all.map(({ dueAt }) => dueAt);
  expect(dues).toEqual(dues.toSorted());
  expect(namesOf({ rows: all }).at(-1)).toBe("caio");

  expect(namesOf(await list("state=open&sort=-receivedAt&limit=1"))).toEqual(["caio"]);
  expect(namesOf(await list("state=answered&sort=-answeredAt"))).toEqual(["davi", "bia"]);
  const elsewhere = `/api/admin/privacy/requests?sort=receivedAt&cursor=${first.nextCursor}`;
  expect((await call("GET", elsewhere)).status).toBe(400);
});

test("requests are found by address, words, state and kind, and counted", async () => {
  await noteMany();
  const { call } = await enter(world, "admin");
  const list = async (query: string) => (await call("GET", `/api/admin/privacy/requests?${query}`)).json();
  const counts = (facet: { value: string; count: { value: number } }[]) =>
    Object.fromEntries(facet.map(({ value, count }) => [value, count.value]));
  const { facets } = await list("state=open");
  expect(counts(facets.state)).toEqual({ open: MANY + 1, answered: 2, refused: 1 });
  expect(counts(facets.kind)).toMatchObject({ access: MANY, erasure: 1, opposition: 0 });
  expect(namesOf(await list("q=APAGAR"))).toEqual(["bia", "caio"]);
  expect(namesOf(await list("q=davi@example"))).toEqual(["davi"]);
  expect(namesOf(await list("state=open&kind=erasure"))).toEqual(["caio"]);
  expect((await call("GET", "/api/admin/privacy/requests?state=lost")).status).toBe(400);
});

test("the file has every request that the filter leaves and no other, for administrators alone", async () => {
  await noteMany();
  const { call } = await enter(world, "admin");
  const file = await call("GET", "/api/admin/privacy/requests.file?state=open&kind=access");
  expect(file.headers.get("content-disposition")).toContain("privacy-requests.csv");
  const lines = (await file.text()).trim().split(/\r?\n/);
  expect(lines).toHaveLength(1 + MANY);
  expect(lines[1]).toMatch(/^access,guest2[89]@example\.com,open,Uma cópia,,2026-02-11T.*,2026-02-26T.*,$/);
  const found = await call("GET", "/api/admin/privacy/requests.file?state=answered&q=bia");
  expect((await found.text()).trim().split(/\r?\n/)).toEqual([
    expect.anything(),
    expect.stringMatching(
      /^erasure,bia@example\.com,answered,Apagar a reserva,Feito\.,2026-02-27T.*,2026-02-28T/,
    ),
  ]);
  const { call: asAdvisor } = await enter(world, "advisor");
  expect((await asAdvisor("GET", "/api/admin/privacy/requests.file")).status).toBe(403);
});
