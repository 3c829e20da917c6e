import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
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

type Client = ReturnType<AuthWorld["client"]>;
const guess = (client: Client, factorId: string) =>
  client.mfa.challengeAndVerify({ factorId, code: "000000" });

test("five wrong codes end a challenge, and a right one comes too late", async () => {
  const { client, factorId, secret } = await ways.protectedPerson();
  const { data } = await client.mfa.challenge({ factorId });
  const answer = { factorId, challengeId: data!.id };
  for (let i = 0; i < 5; i++) {
    expect((await client.mfa.verify({ ...answer, code: "000000" })).error?.code).toBe(
      "mfa_verification_failed",
    );
  }
  world.clock.advance(90);
  const late = await client.mfa.verify({ ...answer, code: ways.codeFor(secret) });
  expect(late.error).toMatchObject({ status: 422, code: "mfa_challenge_expired" });
});

test("ten wrong codes close the account's code factors, whatever challenges, factors and sessions (P9)", async () => {
  const { client, email, factorId, secret } = await ways.protectedPerson();
  const telephone = await ways.registerPhone(client);
  const thief = await ways.signInAgain(email);
  for (let i = 0; i < 9; i++) await guess(thief.client, factorId);
  const { data: texted } = await thief.client.mfa.challenge({ factorId: telephone.factorId, channel: "sms" });
  expect(texted).toBeNull();
  world.clock.advance(61);
  const { data } = await thief.client.mfa.challenge({ factorId: telephone.factorId, channel: "sms" });
  const wrong = { factorId: telephone.factorId, challengeId: data!.id, code: "x" };
  expect((await thief.client.mfa.verify(wrong)).error?.code).toBe("mfa_verification_failed");
  const closed = await guess(thief.client, factorId);
  expect(closed.error).toMatchObject({ status: 429, code: "over_request_rate_limit" });
  const right = { ...wrong, code: world.texts.codeTo(`+${telephone.phone}`) };
  expect((await thief.client.mfa.verify(right)).error).toMatchObject({ status: 429 });
  const other = await ways.signInAgain(email);
  expect((await other.client.mfa.challenge({ factorId })).error).toMatchObject({ status: 429 });

  world.clock.advance(15 * 60 + 1);
  expect(
    (await other.client.mfa.challengeAndVerify({ factorId, code: ways.codeFor(secret) })).error,
  ).toBeNull();
});

test("the lock doubles until a right code forgives", async () => {
  const { client, factorId, secret } = await ways.protectedPerson();
  const tenWrong = async () => {
    for (let i = 0; i < 10; i++) await guess(client, factorId);
  };
  await tenWrong();
  world.clock.advance(15 * 60 + 1);
  await tenWrong();
  world.clock.advance(15 * 60 + 1);
  expect((await guess(client, factorId)).error?.status).toBe(429);
  world.clock.advance(15 * 60);
  await ways.verifyTotp(client, { factorId, secret });
  for (let i = 0; i < 9; i++) await guess(client, factorId);
  expect((await guess(client, factorId)).error?.code).toBe("mfa_verification_failed");
});

test("thirty wrong codes at once are counted one by one", async () => {
  const { client, factorId, lifted } = await ways.protectedPerson();
  const challenges = await Promise.all(Array.from({ length: 6 }, () => client.mfa.challenge({ factorId })));
  const answers = await Promise.all(
    challenges.flatMap(({ data }) =>
      Array.from({ length: 5 }, () =>
        world.fetch(`/factors/${factorId}/verify`, {
          ...post({ challenge_id: data!.id, code: "000000" }),
          bearer: lifted.access_token,
        }),
      ),
    ),
  );
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
});

test("a security key is not closed by wrong codes", async () => {
  const { client, factorId } = await ways.protectedPerson();
  const { factorId: keyId, key } = await ways.registerKey(client);
  for (let i = 0; i < 10; i++) await guess(client, factorId);
  const { challengeId, publicKey } = await ways.challengeKey(client, keyId);
  const webauthn = { rpId: "", type: "request" as const, credential_response: key.get(publicKey) };
  expect((await client.mfa.verify({ factorId: keyId, challengeId, webauthn })).error).toBeNull();
});

test("every wrong answer is in the audit", async () => {
  const { client, id, factorId } = await ways.protectedPerson();
  await guess(client, factorId);
  const entries = await world.database.db
    .selectFrom("auth.audit_log")
    .select("action")
    .where("user_id", "=", id)
    .orderBy("id")
    .execute();
  expect(entries.map(({ action }) => action)).toEqual([
    "user_created",
    "login",
    "factor_enrolled",
    "factor_verified",
    "factor_failed",
  ]);
});
