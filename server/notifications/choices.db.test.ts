import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_PASSWORD } from "#database/seed/demo/people.ts";
import { transact } from "#platform/database/transact.ts";
import { getWorld, type World } from "#testing/world.ts";
import { accountWaiting } from "../accounts/notices.ts";
import { plantPeople } from "../accounts/plant-people.ts";
import { plantTiers } from "../accounts/plant-tiers.ts";
import { notify } from "./notify.ts";
import { sweepNotifications } from "./sweep-notifications.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld();
  await plantTiers(world.db);
  await plantPeople(world.deps);
});
afterAll(() => world.close());

async function signIn(email: string) {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ email, password: DEMO_PASSWORD });
  const answer = await world.api("/auth/v1/token?grant_type=password", { method: "POST", headers, body });
  const { access_token, user } = await answer.json();
  const call = (method: string, path: string, json?: unknown) =>
    world.api(path, {
      method,
      headers: { ...headers, authorization: `Bearer ${access_token}` },
      ...(json ? { body: JSON.stringify(json) } : {}),
    });
  return { id: user.id as string, call };
}

test("an administrator is told by the ways they want, and an advisor cannot ask for an administrator's", async () => {
  const { id, call } = await signIn("admin@lilamonde.test");
  const waiting = (name: string) =>
    transact(world.db, async (tx) =>
      notify(tx, world.deps, accountWaiting, { userId: id, params: { name }, link: "/admin/people" }),
    );
  await waiting("Ana");
  expect(await world.mailAbout("Ana")).toMatchObject({ to: "admin@lilamonde.test" });
  const off = { kind: "account_waiting", channel: "email", isOn: false };
  const { choices } = await (await call("PUT", "/api/notifications/choices", off)).json();
  expect(choices).toContainEqual({ ...off, name: expect.anything() });
  await call("PUT", "/api/notifications/choices", { ...off, channel: "app" });
  await waiting("Bia");
  const { notifications } = await (await call("GET", "/api/notifications")).json();
  expect(notifications).toMatchObject([{ text: { pt: expect.stringContaining("Ana") } }]);

  const advisor = await signIn("advisor@lilamonde.test");
  expect((await advisor.call("PUT", "/api/notifications/choices", off)).status).toBe(400);
  expect(await (await advisor.call("GET", "/api/notifications/choices")).json()).toMatchObject({
    choices: expect.arrayContaining([
      expect.objectContaining({ kind: "profile_to_complete", channel: "app", isOn: true }),
      expect.objectContaining({ kind: "profile_to_complete", channel: "email", isOn: false }),
    ]),
  });
});

test("what people were told is kept for twelve months", async () => {
  const { id } = await signIn("admin2@lilamonde.test");
  const told = async (name: string, at: string) => {
    world.clock.set(new Date(at));
    await transact(world.db, async (tx) =>
      notify(tx, world.deps, accountWaiting, { userId: id, params: { name }, link: "/admin/people" }),
    );
  };
  await told("Clara", "2027-03-02T12:00:00Z");
  await told("Dora", "2027-03-04T12:00:00Z");
  world.clock.set(new Date("2028-03-03T12:00:00Z"));
  await sweepNotifications(world.deps);
  const left = await world.db
    .selectFrom("notifications")
    .select("params")
    .where("user_id", "=", id)
    .execute();
  expect(left).toEqual([{ params: { name: "Dora" } }]);
});
