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

const verify = (bearer: string, factorId: string, body: unknown) =>
  world.fetch(`/factors/${factorId}/verify`, { ...post(body), bearer });

async function challengesOf(bearer: string, factorId: string, count: number): Promise<string[]> {
  const made = await Promise.all(
    Array.from({ length: count }, () =>
      world.fetch(`/factors/${factorId}/challenge`, { ...post({}), bearer }),
    ),
  );
  return made.map(({ body }) => body.id as string);
}

test("a code is good once, also for another challenge in its window (P14)", async () => {
  const { client, factorId, secret } = await ways.protectedPerson();
  world.clock.advance(90);
  const code = ways.codeFor(secret);
  expect((await client.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
  const again = await client.mfa.challengeAndVerify({ factorId, code });
  expect(again.error).toMatchObject({ status: 422, code: "mfa_verification_failed" });
  const older = await client.mfa.challengeAndVerify({ factorId, code: ways.codeFor(secret, -1) });
  expect(older.error).toMatchObject({ code: "mfa_verification_failed" });
});

test("a challenge is answered once", async () => {
  const { client, factorId, secret } = await ways.protectedPerson();
  world.clock.advance(90);
  const { data } = await client.mfa.challenge({ factorId });
  const answer = { factorId, challengeId: data!.id };
  expect((await client.mfa.verify({ ...answer, code: ways.codeFor(secret) })).error).toBeNull();
  world.clock.advance(30);
  const again = await client.mfa.verify({ ...answer, code: ways.codeFor(secret) });
  expect(again.error).toMatchObject({ status: 422, code: "mfa_ip_address_mismatch" });
});

test("of twenty answers to one challenge at once exactly one is taken (P8)", async () => {
  const { session, client } = await world.signedIn();
  const { factorId, secret } = await ways.enrolTotp(client);
  const [challenge_id] = await challengesOf(session.access_token, factorId, 1);
  const body = { challenge_id, code: ways.codeFor(secret) };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => verify(session.access_token, factorId, body)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));
});

test("of one code for twenty challenges at once exactly one is taken (P14)", async () => {
  const { session, client } = await world.signedIn();
  const { factorId, secret } = await ways.enrolTotp(client);
  const ids = await challengesOf(session.access_token, factorId, 20);
  const code = ways.codeFor(secret);
  const answers = await Promise.all(
    ids.map((challenge_id) => verify(session.access_token, factorId, { challenge_id, code })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.every(({ status }) => status < 500)).toBe(true);
});

test("a challenge lives five minutes", async () => {
  const { client, factorId, secret } = await ways.protectedPerson();
  const { data } = await client.mfa.challenge({ factorId });
  world.clock.advance(301);
  const answer = { factorId, challengeId: data!.id, code: ways.codeFor(secret) };
  expect((await client.mfa.verify(answer)).error).toMatchObject({
    status: 422,
    code: "mfa_challenge_expired",
  });
  expect((await client.mfa.verify(answer)).error).toMatchObject({
    status: 422,
    code: "mfa_factor_not_found",
  });
});

test("a challenge is bound to its session", async () => {
  const { email, factorId, secret } = await ways.protectedPerson();
  const one = await ways.signInAgain(email);
  const two = await ways.signInAgain(email);
  world.clock.advance(90);
  const { data } = await one.client.mfa.challenge({ factorId });
  const answer = { factorId, challengeId: data!.id, code: ways.codeFor(secret) };
  const elsewhere = await two.client.mfa.verify(answer);
  expect(elsewhere.error).toMatchObject({ status: 422, code: "mfa_ip_address_mismatch" });
  expect((await one.client.mfa.verify(answer)).error).toBeNull();
});

test("a challenge is bound to its factor", async () => {
  const { client, factorId, secret } = await ways.protectedPerson();
  const second = await ways.enrolTotp(client, "Second");
  const { data } = await client.mfa.challenge({ factorId: second.factorId });
  world.clock.advance(90);
  const crossed = await client.mfa.verify({ factorId, challengeId: data!.id, code: ways.codeFor(secret) });
  expect(crossed.error).toMatchObject({ status: 422, code: "mfa_factor_not_found" });
});
