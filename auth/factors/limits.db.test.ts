import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AuthWorld, getAuthWorld, post } from "#auth/testing/auth-world.ts";
import { withFactors } from "#auth/testing/factors.ts";

let world: AuthWorld;
let ways: ReturnType<typeof withFactors>;
beforeAll(async () => {
  world = await getAuthWorld({ hasLimits: true });
  ways = withFactors(world);
});
beforeEach(() => world.clear());
afterAll(() => world.close());

test.each(["challenge", "verify"])(
  "thirty calls of %s in two minutes from one address (§8)",
  async (step) => {
    const { factorId, lifted } = await ways.protectedPerson();
    const call = (address: string, path = `/factors/${factorId}/${step}`) =>
      world.fetch(path, {
        method: "POST",
        bearer: lifted.access_token,
        headers: { ...post({}).headers, "x-test-address": address },
        body: "{}",
      });
    const answers = await Promise.all(Array.from({ length: 30 }, () => call("192.0.2.1")));
    expect(answers.some(({ status }) => status === 429)).toBe(false);
    expect(await call("192.0.2.1")).toMatchObject({ status: 429, code: "over_request_rate_limit" });
    const respelled = await call("192.0.2.1", `//factors/${factorId}//${step}/`);
    expect(respelled).toMatchObject({ status: 429 });
    expect((await call("192.0.2.2")).status).not.toBe(429);
    world.clock.advance(121);
    expect((await call("192.0.2.1")).status).not.toBe(429);
  },
);
