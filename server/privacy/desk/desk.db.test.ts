import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
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
  expect(noted.body.requests).toMatchObject([{ email: "ana@example.com", state: "open", daysLeft: -1 }]);
  const late = { ...asked, receivedAt: "2026-03-03T12:00:00Z" };
  expect((await ask("POST", "/requests", late)).status).toBe(400);

  const { id, version } = noted.body.requests[0];
  const reply = { version, state: "answered", answer: "Apagado em 2 de março." };
  expect((await ask("PUT", `/requests/${id}`, reply)).body.requests).toMatchObject([{ state: "answered" }]);
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
