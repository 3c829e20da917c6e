import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sweep } from "#auth/sweep.ts";
import { type AuthWorld, getAuthWorld, post } from "#auth/testing/auth-world.ts";
import { withFactors } from "#auth/testing/factors.ts";

let world: AuthWorld;
let ways: ReturnType<typeof withFactors>;
beforeAll(async () => {
  world = await getAuthWorld();
  ways = withFactors(world);
});
beforeEach(() => world.clear());
afterAll(() => world.close());

test("a name is taken once, the empty one too", async () => {
  const { client } = await world.signedIn();
  await ways.enrolTotp(client, "App");
  const same = await client.mfa.enroll({ factorType: "webauthn", friendlyName: "App" });
  expect(same.error).toMatchObject({ status: 422, code: "mfa_factor_name_conflict" });
  expect((await client.mfa.enroll({ factorType: "totp" })).error).toBeNull();
  const nameless = await client.mfa.enroll({ factorType: "totp" });
  expect(nameless.error).toMatchObject({ status: 422, code: "mfa_factor_name_conflict" });
  const long = await client.mfa.enroll({ factorType: "totp", friendlyName: "x".repeat(101) });
  expect(long.error).toMatchObject({ status: 400, code: "validation_failed" });
});

test("of ten enrolments with one name at once exactly one is made", async () => {
  const { session } = await world.signedIn();
  const body = post({ factor_type: "webauthn", friendly_name: "Key" });
  const made = await Promise.all(
    Array.from({ length: 10 }, () => world.fetch("/factors", { ...body, bearer: session.access_token })),
  );
  expect(made.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(made.filter(({ code }) => code === "mfa_factor_name_conflict")).toHaveLength(9);
});

test("nobody has more than ten factors", async () => {
  const { client } = await world.signedIn();
  for (let i = 0; i < 10; i++) await ways.enrolTotp(client, `App ${i}`);
  const { error } = await client.mfa.enroll({ factorType: "totp", friendlyName: "one more" });
  expect(error).toMatchObject({ status: 422, code: "too_many_enrolled_mfa_factors" });
});

test("an unfinished factor is forgotten after five minutes, unless it waits for an answer", async () => {
  const { client } = await world.signedIn();
  await ways.enrolTotp(client, "left");
  const waiting = await ways.enrolTotp(client, "waiting");
  world.clock.advance(200);
  await client.mfa.challenge({ factorId: waiting.factorId });
  world.clock.advance(101);
  const fresh = await ways.enrolTotp(client, "left");
  const { data } = await client.mfa.listFactors();
  expect(data!.all.map(({ id }) => id)).toEqual([waiting.factorId, fresh.factorId]);
});

test("the sweep forgets what was left for a day, and nothing verified", async () => {
  const { client, factorId } = await ways.protectedPerson();
  await ways.enrolTotp(client, "left");
  world.clock.advance(86_401);
  await sweep(world.deps);
  const rows = await world.database.db.selectFrom("auth.mfa_factors").select("id").execute();
  expect(rows).toEqual([{ id: factorId }]);
});

test.each(["sms", "recovery_code", "", "__proto__", "constructor"])(
  "%j is no type of factor",
  async (type) => {
    const { session } = await world.signedIn();
    const answer = await world.fetch("/factors", {
      ...post({ factor_type: type }),
      bearer: session.access_token,
    });
    expect(answer).toMatchObject({ status: 400, code: "validation_failed" });
  },
);

test("without a token there are no factors", async () => {
  const id = crypto.randomUUID();
  for (const path of ["/factors", `/factors/${id}/challenge`, `/factors/${id}/verify`]) {
    expect(await world.fetch(path, post({}))).toMatchObject({ status: 401, code: "no_authorization" });
  }
});

test("an anonymous person has no factors (§1.3)", async () => {
  const { client, id } = await world.signedIn();
  await world.database.db
    .updateTable("auth.users")
    .set({ is_anonymous: true })
    .where("id", "=", id)
    .execute();
  const { error } = await client.mfa.enroll({ factorType: "totp" });
  expect(error).toMatchObject({ status: 403, code: "no_authorization" });
});
