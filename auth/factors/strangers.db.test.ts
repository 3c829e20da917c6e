import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AuthWorld, getAuthWorld, post } from "#auth/testing/auth-world.ts";
import { RP, withFactors } from "#auth/testing/factors.ts";

let world: AuthWorld;
let ways: ReturnType<typeof withFactors>;
beforeAll(async () => {
  world = await getAuthWorld();
  ways = withFactors(world);
});
beforeEach(() => world.clear());
afterAll(() => world.close());

async function stateOf(userId: string) {
  const { db } = world.database;
  return {
    factors: await db.selectFrom("auth.mfa_factors").selectAll().where("user_id", "=", userId).execute(),
    sessions: await db.selectFrom("auth.sessions").selectAll().where("user_id", "=", userId).execute(),
    challenges: await db.selectFrom("auth.mfa_challenges").selectAll().execute(),
    codes: await db.selectFrom("auth.recovery_codes").selectAll().where("user_id", "=", userId).execute(),
  };
}

test("another person's factor is not there, whatever is asked of it (P34)", async () => {
  const ana = await ways.protectedPerson();
  await ana.client.mfa.recoveryCodes.generate();
  const eva = await ways.protectedPerson();
  world.clock.advance(90);
  const { data: challenge } = await ana.client.mfa.challenge({ factorId: ana.factorId });
  const before = await stateOf(ana.id);

  const missing = { status: 404, code: "mfa_factor_not_found" };
  const { factorId } = ana;
  expect((await eva.client.mfa.challenge({ factorId })).error).toMatchObject(missing);
  const answer = { challengeId: challenge!.id, code: ways.codeFor(ana.secret) };
  expect((await eva.client.mfa.verify({ factorId, ...answer })).error).toMatchObject(missing);
  expect((await eva.client.mfa.unenroll({ factorId })).error).toMatchObject(missing);
  expect(await stateOf(ana.id)).toEqual(before);

  const own = await eva.client.mfa.verify({ factorId: eva.factorId, ...answer });
  expect(own.error).toMatchObject({ status: 422, code: "mfa_factor_not_found" });
  expect(await stateOf(ana.id)).toEqual(before);
  expect((await ana.client.mfa.verify({ factorId, ...answer })).error).toBeNull();
});

test("another person's recovery codes are worth nothing", async () => {
  const ana = await ways.protectedPerson();
  const { data } = await ana.client.mfa.recoveryCodes.generate();
  const eva = await ways.protectedPerson();
  await eva.client.mfa.recoveryCodes.generate();
  const thief = await ways.signInAgain(eva.email);
  const before = await stateOf(ana.id);
  const used = await thief.client.mfa.recoveryCodes.verify({ code: data!.codes[0]! });
  expect(used.error).toMatchObject({ status: 422, code: "mfa_verification_failed" });
  expect(await stateOf(ana.id)).toEqual(before);
});

test("another person's key does not answer, though it is registered here", async () => {
  const ana = await world.signedIn();
  const anas = await ways.registerKey(ana.client);
  const eva = await world.signedIn();
  const evas = await ways.registerKey(eva.client);
  const { challengeId, publicKey } = await ways.challengeKey(eva.client, evas.factorId);
  const webauthn = { ...RP, type: "request" as const, credential_response: anas.key.get(publicKey) };
  const { error } = await eva.client.mfa.verify({ factorId: evas.factorId, challengeId, webauthn });
  expect(error).toMatchObject({ status: 422, code: "mfa_verification_failed" });
});

test("the service deletes a factor only of the person it names", async () => {
  const ana = await ways.protectedPerson();
  const eva = await ways.protectedPerson();
  const { error } = await world.admin.mfa.deleteFactor({ userId: eva.id, id: ana.factorId });
  expect(error).toMatchObject({ status: 404, code: "mfa_factor_not_found" });
  expect((await ana.client.mfa.listFactors()).data!.totp).toHaveLength(1);
});

test("no person may use the service's calls", async () => {
  const { id, factorId, lifted } = await ways.protectedPerson();
  const path = `/admin/users/${id}/factors`;
  const bearer = lifted.access_token;
  expect(await world.fetch(path, { bearer })).toMatchObject({ status: 403, code: "not_admin" });
  const deleted = await world.fetch(`${path}/${factorId}`, { method: "DELETE", bearer });
  expect(deleted).toMatchObject({ status: 403, code: "not_admin" });
});

test.each(["not-a-uuid", "..%2f..", "recovery-codes%20", "00000000-0000-0000-0000-000000000000"])(
  "the factor %s is not there",
  async (id) => {
    const { session } = await world.signedIn();
    const bearer = session.access_token;
    const { status: challenged } = await world.fetch(`/factors/${id}/challenge`, { ...post({}), bearer });
    const { status: removed } = await world.fetch(`/factors/${id}`, { method: "DELETE", bearer });
    expect([challenged, removed]).toEqual([404, 404]);
  },
);

test("an id in capitals is the same factor (P33)", async () => {
  const { factorId, lifted } = await ways.protectedPerson();
  const removed = await world.fetch(`/factors/${factorId.toUpperCase()}`, {
    method: "DELETE",
    bearer: lifted.access_token,
  });
  expect(removed).toMatchObject({ status: 200, body: { id: factorId } });
});

test("a session that has ended and a banned person have no factors", async () => {
  const { client, id, factorId, lifted } = await ways.protectedPerson();
  const challenge = () =>
    world.fetch(`/factors/${factorId}/challenge`, { ...post({}), bearer: lifted.access_token });
  await world.auth.setBan({ userId: id, until: new Date("2999-01-01") });
  expect(await challenge()).toMatchObject({ status: 403, code: "user_banned" });
  await world.auth.setBan({ userId: id, until: null });
  await client.signOut();
  expect(await challenge()).toMatchObject({ status: 403, code: "session_not_found" });
});
