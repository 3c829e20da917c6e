import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DEMO_PASSWORD } from "#database/seed/demo/people.ts";
import type { FeatureRequest, RequestDetail } from "#domain/requests/requests.ts";
import { transact } from "#platform/database/transact.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../accounts/plant-people.ts";
import { plantTiers } from "../accounts/plant-tiers.ts";

type Who = "advisor" | "operator" | "admin" | "hotel";
let world: World;
const tokens = new Map<Who, string>();
beforeAll(async () => {
  world = await getWorld();
});
beforeEach(async () => {
  await world.reset();
  tokens.clear();
  await plantTiers(world.db);
  await plantPeople(world.deps);
});
afterAll(() => world.close());

async function tokenOf(who: Who): Promise<string> {
  if (!tokens.has(who)) {
    const answer = await world.api("/auth/v1/token?grant_type=password", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: `${who}@lilamonde.test`, password: DEMO_PASSWORD }),
    });
    tokens.set(who, (await answer.json()).access_token);
  }
  return tokens.get(who)!;
}

async function call(who: Who, method: string, path: string, body?: unknown, key?: string) {
  return world.api(`/api/requests${path}`, {
    method,
    headers: {
      authorization: `Bearer ${await tokenOf(who)}`,
      "content-type": "application/json",
      ...(key && { "idempotency-key": key }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}
const wish = { title: "Proposta em duas línguas", problem: "Casais que leem línguas diferentes." };
async function ask(who: Who, request = wish): Promise<FeatureRequest> {
  const answer = await call(who, "POST", "", request);
  expect(answer.status).toBe(201);
  return answer.json();
}
const detailOf = async (answer: Response): Promise<RequestDetail> => answer.json();
const decide = (id: string, change: object) =>
  call("admin", "POST", `/${id}/state`, {
    to: "planned",
    answer: null,
    updateId: null,
    version: 1,
    ...change,
  });

test("a request is kept once with its author's vote, and a second person's vote counts once, and can be taken back", async () => {
  const [first, again] = [
    await call("advisor", "POST", "", wish, "the-same-key"),
    await call("advisor", "POST", "", wish, "the-same-key"),
  ];
  const made: FeatureRequest = await first.json();
  expect(made).toMatchObject({ votes: 1, hasMyVote: true, isMine: true, state: "new" });
  expect(((await again.json()) as FeatureRequest).id).toBe(made.id);
  for (const isOn of [true, true]) await call("operator", "PUT", `/${made.id}/vote`, { isOn });
  const { request } = await detailOf(await call("operator", "GET", `/${made.id}`));
  expect(request).toMatchObject({ votes: 2, hasMyVote: true, isMine: false, author: "Marina Teles" });
  const after = await detailOf(await call("operator", "PUT", `/${made.id}/vote`, { isOn: false }));
  expect(after.request).toMatchObject({ votes: 1, hasMyVote: false });
});

test("what was asked in much the same words is found, accents and a slip of the finger notwithstanding", async () => {
  const { id } = await ask("advisor");
  await ask("operator", { title: "Ranking de advisors", problem: "Motivaria." });
  const similar = await (await call("operator", "GET", "/similar?q=proposta%20duas%20linguas")).json();
  expect(similar.requests.map((request: FeatureRequest) => request.id)).toEqual([id]);
  const slip = await (await call("operator", "GET", "/similar?q=propsta%20em%20duas%20linguas")).json();
  expect(slip.requests.map((request: FeatureRequest) => request.id)).toContain(id);
});

test("administrators move it with an answer, on the version they saw; who voted is told, and says whether it was solved", async () => {
  const { id } = await ask("advisor");
  expect(
    (
      await call("advisor", "POST", `/${id}/state`, {
        to: "planned",
        answer: null,
        updateId: null,
        version: 1,
      })
    ).status,
  ).toBe(403);
  expect((await decide(id, { to: "declined" })).status).toBe(400);
  expect((await decide(id, { to: "shipped", answer: "Está no ar." })).status).toBe(200);
  const stale = await decide(id, { to: "declined", answer: "Não." });
  expect(stale.status).toBe(409);
  expect((await stale.json()).current.request).toMatchObject({ state: "shipped", version: 2 });
  expect((await decide(id, { to: "declined", answer: "Não.", version: 2 })).status).toBe(409);

  const told = await world.api("/api/notifications", {
    headers: { authorization: `Bearer ${await tokenOf("advisor")}` },
  });
  expect((await told.json()).notifications).toMatchObject([
    { kind: "request_moved", text: { en: expect.stringContaining("has shipped") } },
  ]);
  expect((await call("operator", "PUT", `/${id}/solved`, { isSolved: true })).status).toBe(403);
  const { request } = await detailOf(await call("advisor", "PUT", `/${id}/solved`, { isSolved: true }));
  expect(request).toMatchObject({ solved: { yes: 1, no: 0 }, isSolvedForMe: true });
  expect((await call("operator", "PUT", `/${id}/vote`, { isOn: true })).status).toBe(409);
});

test("what was shipped names the news that told of it, while that is published; no other news can be named", async () => {
  const { id } = await ask("advisor");
  const publish = async (title: string, is_published: boolean) => {
    const words = { title, title_en: null, description: "Texto", version: null, update_type: "feature" };
    const row = { id: crypto.randomUUID(), ...words, target_audience: "advisors", is_published };
    await world.db
      .insertInto("system_updates")
      .values({ ...row, published_at: new Date() })
      .execute();
    return row.id;
  };
  const [news, draft] = [await publish("Duas línguas", true), await publish("Rascunho", false)];
  for (const [to, updateId] of [
    ["shipped", crypto.randomUUID()],
    ["shipped", draft],
    ["planned", news],
  ]) {
    const refused = await decide(id, { to, updateId });
    expect([refused.status, (await refused.json()).fields]).toEqual([400, { updateId: "unknown" }]);
  }
  const { request } = await detailOf(await decide(id, { to: "shipped", updateId: news }));
  const named = { id: news, title: "Duas línguas", englishTitle: null, audience: "advisors" };
  expect(request).toMatchObject({ state: "shipped", news: named });
  await world.db.updateTable("system_updates").set({ is_published: false }).where("id", "=", news).execute();
  expect((await detailOf(await call("advisor", "GET", `/${id}`))).request.news).toBeNull();
});

test("two that ask the same become one; the votes go along, each person's once", async () => {
  const [one, two] = [await ask("advisor"), await ask("operator", { ...wish, title: "Duas línguas" })];
  await call("advisor", "PUT", `/${two.id}/vote`, { isOn: true });
  expect((await call("admin", "POST", `/${two.id}/merge`, { into: two.id, version: 1 })).status).toBe(400);
  const { request } = await detailOf(
    await call("admin", "POST", `/${two.id}/merge`, { into: one.id, version: 1 }),
  );
  expect(request).toMatchObject({ id: one.id, votes: 2 });
  const merged = await detailOf(await call("operator", "GET", `/${two.id}`));
  expect(merged.request).toMatchObject({ state: "merged", votes: 0, mergedInto: { id: one.id } });
  expect((await call("operator", "POST", `/${two.id}/comments`, { text: "E agora?" })).status).toBe(409);
});

test("people talk about it, the house among them; a hotel and a stranger find nothing", async () => {
  const { id } = await ask("advisor");
  await call("operator", "POST", `/${id}/comments`, { text: "Também preciso." });
  world.clock.set(new Date(world.clock.now().getTime() + 60_000));
  const { comments } = await detailOf(await call("admin", "POST", `/${id}/comments`, { text: "Lemos." }));
  expect(comments).toMatchObject([
    { text: "Também preciso.", isOfHouse: false },
    { text: "Lemos.", isOfHouse: true },
  ]);
  expect((await call("hotel", "GET", "")).status).toBe(403);
  expect((await call("advisor", "GET", `/${crypto.randomUUID()}`)).status).toBe(404);
});

test("a person who leaves takes their votes along; what they asked for stays without a name", async () => {
  const { id } = await ask("operator");
  await call("advisor", "PUT", `/${id}/vote`, { isOn: true });
  const user = await world.deps.auth.getUserByEmail("operator@lilamonde.test");
  await transact(world.db, (tx) => world.deps.auth.deleteUser({ userId: user!.id }, { db: tx }));
  const { request } = await detailOf(await call("advisor", "GET", `/${id}`));
  expect(request).toMatchObject({ votes: 1, author: null });
});
