import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { transact } from "#platform/database/transact.ts";
import { getWorld, type World } from "#testing/world.ts";
import { openProfile } from "./open-profile.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld({ env: { AUTH_AUTOCONFIRM: "1" } });
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const post = (path: string, body: unknown) =>
  world.api(path, {
    method: "POST",
    headers: { "content-type": "application/json", apikey: "any" },
    body: JSON.stringify(body),
  });
const identify = (token: string) =>
  world.deps.identify(
    new Request("http://lilamonde.test", { headers: { authorization: `Bearer ${token}` } }),
  );

test("a sign-up has a profile that waits for approval, and the API tells it that alone", async () => {
  const data = { full_name: "Inês Aguiar", selected_role: "Travel Advisor" };
  const { access_token, user } = await (
    await post("/auth/v1/signup", { email: "ines@example.com", password: "mar calmo de abril", data })
  ).json();
  const profile = await world.db
    .selectFrom("profiles")
    .selectAll()
    .where("id", "=", user.id)
    .executeTakeFirst();
  expect(profile).toMatchObject({
    status: "pending",
    full_name: "Inês Aguiar",
    preferred_language: "pt-BR",
    selected_role: "advisor",
  });
  const me = await world.api("/api/me", { headers: { authorization: `Bearer ${access_token}` } });
  expect(await me.json()).toEqual({ status: "pending" });
});

test("the profile is written anew when the address is proven, and never once somebody decided on it", async () => {
  const id = crypto.randomUUID();
  const say = (name: string, role: string) =>
    transact(world.db, (tx) => {
      const account = { id, user_metadata: { full_name: name, selected_role: role } };
      return openProfile(tx, account, world.deps.clock.now());
    });
  await world.deps.auth.createUser({ id, email: "lia@example.com", user_metadata: { full_name: "Mallory" } });
  const read = () =>
    world.db
      .selectFrom("profiles")
      .select(["full_name", "selected_role"])
      .where("id", "=", id)
      .executeTakeFirst();
  expect(await read()).toEqual({ full_name: "Mallory", selected_role: "advisor" });
  await say("Lia Prado", "hotel");
  expect(await read()).toEqual({ full_name: "Lia Prado", selected_role: "hotel" });
  await world.db.updateTable("profiles").set({ status: "active" }).where("id", "=", id).execute();
  await say("Somebody", "advisor");
  expect(await read()).toEqual({ full_name: "Lia Prado", selected_role: "hotel" });
});

test("a sign-up that asks to be an administrator is none, also once it is active", async () => {
  const data = { full_name: "Eva", selected_role: "admin" };
  const { access_token, user } = await (
    await post("/auth/v1/signup", { email: "eva@example.com", password: "mar calmo de abril", data })
  ).json();
  await world.db.updateTable("profiles").set({ status: "active" }).where("id", "=", user.id).execute();
  expect(await identify(access_token)).toMatchObject({ status: "active", role: null });
});

test("no token, a broken token and a foreign token are nobody", async () => {
  expect(await identify("")).toBeNull();
  expect(await identify("a.b.c")).toBeNull();
  expect(await world.deps.identify(new Request("http://lilamonde.test"))).toBeNull();
});
