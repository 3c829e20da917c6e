import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_PASSWORD } from "#database/seed/demo/people.ts";
import { addSecondFactor } from "#testing/second-factor.ts";
import { until } from "#testing/until.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../accounts/plant-people.ts";
import { plantTiers } from "../accounts/plant-tiers.ts";

let world: World;
let id: string;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  world = await getWorld();
  await world.reset();
  await plantTiers(world.db);
  await plantPeople(world.deps);
  id = (await world.deps.auth.getUserByEmail("operator@lilamonde.test"))!.id;
  tokens.plain = await signIn("admin");
  tokens.second = (await addSecondFactor(world, await signIn("admin2"))).token;
});
afterAll(() => world.close());

const post = (path: string, body: unknown, token = "") =>
  world.api(path, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
async function signIn(who: string): Promise<string> {
  const answer = await post("/auth/v1/token?grant_type=password", {
    email: `${who}@lilamonde.test`,
    password: DEMO_PASSWORD,
  });
  return (await answer.json()).access_token;
}
const codeOf = async (answer: Response) => [answer.status, (await answer.json()).code];
const propose = (token?: string) =>
  post(`/api/people/${id}/grant`, { reason: "Cuida do financeiro." }, token);
const confirm = (token?: string) => post(`/api/people/${id}/grant/decision`, { isConfirmed: true }, token);
const roleOf = async () =>
  (await world.db.selectFrom("user_roles").select("role").where("user_id", "=", id).executeTakeFirst())?.role;

test("nobody alone makes an administrator: by the role, by an approval, by an invitation", async () => {
  const role = await post(`/api/people/${id}/role`, { role: "admin", version: 1 }, tokens.plain);
  expect(await codeOf(role)).toEqual([403, "second_administrator_needed"]);
  const waiting = (await world.deps.auth.getUserByEmail("pending@lilamonde.test"))!;
  const approval = { to: "active", role: "admin", version: 1 };
  const approved = await post(`/api/people/${waiting.id}/status`, approval, tokens.plain);
  expect(await codeOf(approved)).toEqual([403, "second_administrator_needed"]);
  const invite = { email: "nova@example.com", role: "admin", fullName: "", language: "pt" };
  expect(await codeOf(await post("/api/invites", invite, tokens.plain))).toEqual([
    403,
    "second_administrator_needed",
  ]);
});

test("one proposes and another confirms, both after a second factor; meanwhile it waits in the queue", async () => {
  expect(await codeOf(await propose(tokens.plain))).toEqual([403, "second_factor_needed"]);
  expect((await propose(tokens.second)).status).toBe(200);
  expect(await codeOf(await propose(tokens.second))).toEqual([409, "conflict"]);
  expect(await codeOf(await confirm(tokens.second))).toEqual([403, "second_administrator_needed"]);
  expect(await codeOf(await confirm(tokens.plain))).toEqual([403, "second_factor_needed"]);

  const first = (await addSecondFactor(world, tokens.plain!)).token;
  const ask = async (path: string) =>
    (await world.api(path, { headers: { authorization: `Bearer ${first}` } })).json();
  const { rows } = await ask("/api/people?status=active&grant=waiting");
  expect(rows).toMatchObject([{ id, adminGrant: { reason: "Cuida do financeiro." } }]);
  const waits = async () =>
    (await ask("/api/admin/queues")).queues.find((queue: { id: string }) => queue.id === "grants").count
      .value;
  expect(await waits()).toBe(1);

  expect(await roleOf()).toBe("tour_operator");
  expect((await confirm(first)).status).toBe(200);
  expect(await roleOf()).toBe("admin");
  expect(await waits()).toBe(0);
  expect(await codeOf(await confirm(first))).toEqual([409, "conflict"]);
  // Their history still reads, though proposals are no change of status.
  const { history } = await ask(`/api/people/${id}`);
  expect(history[0]).toMatchObject({ to: "active", role: "admin" });
});

test("whoever is signed out is out everywhere at once", async () => {
  const token = await signIn("advisor");
  const advisor = (await world.deps.auth.getUserByEmail("advisor@lilamonde.test"))!;
  const out = await post(`/api/people/${advisor.id}/sign-out`, { reason: "Celular perdido." }, tokens.second);
  expect(await out.json()).toEqual({ ended: 1 });
  const me = () => world.api("/api/me", { headers: { authorization: `Bearer ${token}` } });
  // A node hears of the end of a session a moment after it was committed.
  await until(async () => expect((await me()).status).toBe(401));
});
