import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { getWorld, type World } from "#testing/world.ts";
import { administer, USAGE } from "./administer.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const ask = (...args: string[]) => administer(world.deps, args);

async function register(email: string) {
  const { deps } = world;
  const fields = { email, password: "a long enough password", email_confirm: true };
  return (await deps.auth.createUser(fields)).id;
}

test("an address without an account is invited, by mail and by the link that is shown", async () => {
  const [words, link] = await ask("create", " Ana@Example.com ");
  expect(words).toContain("ana@example.com is invited");
  expect((await world.mailAbout("Lilamonde")).text).toContain(link);
  const [, again] = await ask("create", "ana@example.com");
  expect(again).not.toBe(link);
});

test("a confirmed account is in the administration at once, and listed there", async () => {
  expect(await ask("list")).toEqual(["nobody is in the administration"]);
  await register("ana@example.com");
  expect(await ask("create", "ana@example.com")).toEqual(["ana@example.com is in the administration now"]);
  const [line] = await ask("list");
  expect(line).toMatch(/^ana@example.com .*without a second factor/);
});

test("who lost the second factor is freed of all of them; nobody else is touched", async () => {
  const ids = [await register("ana@example.com"), await register("eva@example.com")];
  const now = world.clock.now();
  for (const user_id of ids) {
    for (const factor_type of ["totp", "recovery_code"]) {
      const factor = {
        id: randomUUID(),
        user_id,
        factor_type,
        friendly_name: factor_type,
        status: "verified",
      };
      const row = { ...factor, secret_encrypted: "sealed", created_at: now, updated_at: now };
      await world.db.insertInto("auth.mfa_factors").values(row).execute();
    }
  }
  const answer = await ask("reset-factor", "ana@example.com");
  expect(answer).toEqual(["ana@example.com: second factors taken away: 2"]);
  const left = await world.db.selectFrom("auth.mfa_factors").select("user_id").execute();
  expect(left).toEqual([{ user_id: ids[1] }, { user_id: ids[1] }]);
});

test("what cannot be done is said in one line", async () => {
  await expect(ask("reset-factor", "eva@example.com")).rejects.toThrow("nobody has an account at");
  for (const args of [[], ["create"], ["create", "ana"], ["remove", "ana@example.com"]]) {
    await expect(ask(...args)).rejects.toThrow(USAGE);
  }
});
