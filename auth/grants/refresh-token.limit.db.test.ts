import { afterAll, beforeAll, expect, test } from "vitest";
import { type AuthWorld, getAuthWorld, post } from "#auth/testing/auth-world.ts";

let world: AuthWorld;
beforeAll(async () => {
  world = await getAuthWorld({ hasLimits: true });
});
afterAll(() => world.close());

test("too many refreshes are asked to wait, never taken for the end of the session (P38)", async () => {
  const { client, session } = await world.signedIn();
  for (let i = 0; i < 150; i++)
    await world.fetch("/token?grant_type=refresh_token", post({ refresh_token: "x" }));
  const refused = await world.fetch(
    "/token?grant_type=refresh_token",
    post({ refresh_token: session.refresh_token }),
  );
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  world.clock.advance(301);
  expect((await client.refreshSession()).error).toBeNull();
});

test("a request limit is one per address, however the path or the address is written (P10)", async () => {
  const paths = ["/recover", "//recover", "/recover/", "///recover//"];
  const addresses = ["2001:db8::1", "2001:DB8:0:0::2", "2001:db8:0:0:ffff::3"];
  const statuses: number[] = [];
  for (let i = 0; i < 31; i++) {
    const headers = { "x-test-address": addresses[i % 3]!, "x-forwarded-for": `203.0.113.${i}` };
    const { status } = await world.fetch(paths[i % 4]!, { ...post({}), headers });
    statuses.push(status);
  }
  expect(statuses.slice(0, 30)).toEqual(Array(30).fill(400));
  expect(statuses[30]).toBe(429);
  const other = await world.fetch("/recover", {
    ...post({}),
    headers: { "x-test-address": "2001:db8:0:1::1" },
  });
  expect(other.status).toBe(400);
});
