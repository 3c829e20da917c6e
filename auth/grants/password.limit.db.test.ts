import { afterAll, beforeAll, expect, test } from "vitest";
import { type AuthWorld, getAuthWorld, PASSWORD } from "#auth/testing/auth-world.ts";

let world: AuthWorld;
beforeAll(async () => {
  world = await getAuthWorld({ hasLimits: true });
});
afterAll(() => world.close());

const email = "bia@agency.test";

test("fifty wrong passwords from fifty places close the address for a while, a stranger's no less", async () => {
  await world.auth.createUser({ email, password: PASSWORD, email_confirm: true });
  const signIn = (address: string, password: string, from: number) =>
    world
      .client({ headers: { "x-test-address": `198.51.100.${from}` } })
      .signInWithPassword({ email: address, password });
  for (const address of [email, "nobody@agency.test"]) {
    for (let i = 0; i < 50; i++) {
      expect((await signIn(address, "a guess", i)).error?.code).toBe("invalid_credentials");
    }
    expect((await signIn(address, "a guess", 51)).error).toMatchObject({
      status: 429,
      code: "over_request_rate_limit",
    });
    expect((await signIn(address, PASSWORD, 52)).error?.status).toBe(429);
  }
  world.clock.advance(901);
  expect((await signIn(email, PASSWORD, 1)).error).toBeNull();
});
