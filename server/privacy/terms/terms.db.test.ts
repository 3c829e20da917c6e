import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_PASSWORD } from "#database/seed/demo/people.ts";
import { TERMS_VERSION } from "#domain/privacy/terms-version.ts";
import { enter } from "#testing/enter.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../../accounts/plant-people.ts";
import { plantTiers } from "../../accounts/plant-tiers.ts";
import { insertAcceptances } from "./queries.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld({ env: { AUTH_AUTOCONFIRM: "1" } });
  await plantTiers(world.db);
  await plantPeople(world.deps);
});
afterAll(() => world.close());

const post = (path: string, body: unknown) =>
  world.api(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
const list = async (query = "") => {
  const { call } = await enter(world, "admin");
  const { rows } = await (await call("GET", `/api/admin/terms?${query}`)).json();
  type Row = { email: string; version: string | null; way: string | null };
  return rows.map(({ email, version, way }: Row) => [email, version, way]).sort();
};

test("who is invited and who signs up accept the terms that hold, once; who says nothing of them does not", async () => {
  const { call } = await enter(world, "admin");
  const guest = { email: "nina@example.com", role: "advisor", fullName: "Nina Sá", language: "pt" };
  const { link } = await (await call("POST", "/api/invites", guest)).json();
  const wish = { token: link.split("/invite/")[1], fullName: "Nina Sá", language: "pt" };
  await post("/api/invitation/accept", { ...wish, password: DEMO_PASSWORD });

  const signUp = (email: string, said: string) =>
    post("/auth/v1/signup", { email, password: DEMO_PASSWORD, data: { accepted_terms: said } });
  await signUp("vera@example.com", TERMS_VERSION);
  await signUp("ivo@example.com", "1999-01-01");
  await world.db.updateTable("profiles").set({ status: "active" }).where("status", "=", "pending").execute();
  expect(await list("state=current")).toEqual([
    ["nina@example.com", TERMS_VERSION, "invitation"],
    ["vera@example.com", TERMS_VERSION, "sign_up"],
  ]);
  expect(await list("state=missing&q=ivo")).toEqual([["ivo@example.com", null, null]]);
});

test("a member sees what they accepted, accepts the version they read, and has it in the copy of their data", async () => {
  const { id, call } = await enter(world, "advisor");
  const accepted_at = new Date("2025-01-10T12:00:00Z");
  const earlier = { id: crypto.randomUUID(), user_id: id, version: "2025-01-01" as never };
  await insertAcceptances(world.db, [{ ...earlier, way: "invitation", accepted_at }]);
  const read = async () => (await call("GET", "/api/privacy/terms")).json();
  expect(await read()).toMatchObject({ current: TERMS_VERSION, accepted: [{ version: "2025-01-01" }] });
  expect((await call("POST", "/api/privacy/terms", { version: "2025-01-01" })).status).toBe(409);
  expect((await call("POST", "/api/privacy/terms", { version: "soon" })).status).toBe(400);
  expect(await list("state=missing&q=marina")).toEqual([
    ["advisor@lilamonde.test", "2025-01-01", "invitation"],
  ]);

  for (let time = 0; time < 2; time++) {
    expect((await call("POST", "/api/privacy/terms", { version: TERMS_VERSION })).status).toBe(200);
    world.clock.set(new Date(world.clock.now().getTime() + 60_000));
  }
  expect(await read()).toMatchObject({
    accepted: [{ version: TERMS_VERSION, at: "2026-03-02T12:00:00.000Z" }, { version: "2025-01-01" }],
  });
  const copy = await (await call("GET", "/api/privacy/export")).json();
  expect(copy.accepted_terms).toMatchObject([
    { version: TERMS_VERSION, way: "profile" },
    { version: "2025-01-01", way: "invitation" },
  ]);
  expect(await list("state=earlier")).toEqual([["advisor@lilamonde.test", "2025-01-01", "invitation"]]);

  const { call: asAdmin } = await enter(world, "admin");
  const file = await asAdmin("GET", "/api/admin/terms.file?state=current&q=marina");
  expect(await file.text()).toContain(`Marina Teles,advisor@lilamonde.test,advisor,${TERMS_VERSION},`);
  expect((await call("GET", "/api/admin/terms")).status).toBe(403);
});
