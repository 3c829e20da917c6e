import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AuthWorld, getAuthWorld, PASSWORD } from "#auth/testing/auth-world.ts";

let world: AuthWorld;
beforeAll(async () => {
  world = await getAuthWorld();
});
beforeEach(() => world.clear());
afterAll(() => world.close());

async function threeDevices() {
  const first = await world.signedIn();
  const others = [world.client(), world.client()];
  for (const client of others) await client.signInWithPassword({ email: first.email, password: PASSWORD });
  return [first.client, ...others] as const;
}
const isIn = async (client: ReturnType<AuthWorld["client"]>) =>
  (await client.refreshSession()).error === null;

test.each([
  ["global", [false, false, false]],
  ["local", [false, true, true]],
  ["others", [true, false, false]],
] as const)("sign-out %s ends the sessions it names", async (scope, expected) => {
  const devices = await threeDevices();
  const { data } = await devices[0].getSession();
  expect((await devices[0].signOut({ scope })).error).toBeNull();
  const stillIn = [];
  for (const device of devices) stillIn.push(await isIn(device));
  expect(stillIn).toEqual(expected);
  const reused = await world.fetch("/user", { bearer: data.session!.access_token });
  expect(reused.code).toBe(expected[0] ? undefined : "session_not_found");
});

test("the answer is empty, the body may be missing, an unknown scope is refused", async () => {
  const { session } = await world.signedIn();
  const bearer = session.access_token;
  const bad = await world.fetch("/logout?scope=everyone", { method: "POST", bearer });
  expect(bad).toMatchObject({ status: 400, code: "validation_failed" });
  const headers = { "content-type": "application/json;charset=UTF-8" };
  const good = await world.fetch("/logout", { method: "POST", bearer, headers });
  expect(good).toMatchObject({ status: 204, text: "" });
  expect((await world.fetch("/logout", { method: "POST" })).status).toBe(401);
});
