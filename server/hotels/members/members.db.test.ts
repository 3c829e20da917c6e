import { afterAll, beforeAll, expect, test } from "vitest";
import { demoId } from "#database/seed/demo/demo-id.ts";
import { DEMO_PASSWORD } from "#database/seed/demo/people.ts";
import { enter } from "#testing/enter.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plant } from "../../startup/plant.ts";

const SAGRES = demoId("hotel/martinhal-sagres");
const TRANCOSO = demoId("hotel/casa-trancoso");
const people = ["hotel", "reservas", "financeiro"] as const;
type Who = (typeof people)[number];

let world: World;
const tokens = {} as Record<Who, string>;
beforeAll(async () => {
  world = await getWorld({ env: { RATE_LIMIT_SCALE: "1000" } });
  await plant(world.deps);
  for (const who of people) tokens[who] = await signIn(`${who}@lilamonde.test`);
});
afterAll(() => world.close());

const signIn = async (email: string) => (await enter(world, email)).token;

async function ask(who: Who, method: string, path: string, body?: object, headers: object = {}) {
  const answer = await world.api(path, {
    method,
    headers: { authorization: `Bearer ${tokens[who]}`, "content-type": "application/json", ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text ? JSON.parse(text) : null };
}

const house = (id: string) => `/api/houses/${id}`;
test("the last owner stays; others change their part, leave and come", async () => {
  const members = `${house(TRANCOSO)}/members`;
  const { body } = await ask("reservas", "GET", members);
  const idOf = (part: string) => body.members.find((member: { part: string }) => member.part === part).userId;
  const last = await ask("reservas", "PATCH", `${members}/${idOf("owner")}`, { part: "editor" });
  expect(last).toMatchObject({ status: 409, body: { code: "only_owner" } });
  expect((await ask("reservas", "DELETE", `${members}/${idOf("owner")}`)).body.code).toBe("only_owner");
  expect((await ask("financeiro", "DELETE", `${members}/${idOf("owner")}`)).status).toBe(403);
  expect((await ask("reservas", "PATCH", `${members}/${idOf("finance")}`, { part: "owner" })).status).toBe(
    204,
  );
  expect((await ask("financeiro", "DELETE", `${members}/${idOf("owner")}`)).status).toBe(204);
  expect((await ask("reservas", "GET", members)).status).toBe(404);
  const again = { email: "reservas@lilamonde.test", part: "owner", language: "pt" };
  expect((await ask("financeiro", "POST", members, again)).body).toEqual({ state: "member" });
  const other = { email: "advisor@lilamonde.test", part: "editor", language: "pt" };
  expect((await ask("financeiro", "POST", members, other)).body.code).toBe("account_exists");
});

test("somebody new is invited to a hotel and works there once they accept", async () => {
  const member = { email: "nova@example.com", part: "editor", language: "pt" };
  const members = `${house(SAGRES)}/members`;
  expect((await ask("hotel", "POST", members, member)).body).toEqual({ state: "invited" });
  expect((await ask("hotel", "GET", members)).body.invites).toMatchObject([
    { email: member.email, part: "editor" },
  ]);
  const { text } = await world.mailAbout("convite");
  const token = /invite\/([\w-]{43})/.exec(text)![1];
  const accepted = await world.api("/api/invitation/accept", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token, fullName: "Nova Editora", password: DEMO_PASSWORD, language: "pt" }),
  });
  expect(accepted.status).toBe(201);
  const { body } = await ask("hotel", "GET", members);
  expect(body.members.map(({ name }: { name: string }) => name)).toContain("Nova Editora");
  expect(body.invites).toEqual([]);
});
