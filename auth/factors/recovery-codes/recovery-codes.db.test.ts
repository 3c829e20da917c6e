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

async function prepared() {
  const person = await ways.protectedPerson();
  const { data, error } = await person.client.mfa.recoveryCodes.generate();
  if (error) throw error;
  return { ...person, codes: data.codes, setId: data.id };
}

test("ten codes are shown once and only hashes are kept", async () => {
  const { client, codes, setId } = await prepared();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[a-km-np-z2-9]{16}$/);
  const rows = await world.database.db.selectFrom("auth.recovery_codes").selectAll().execute();
  for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code);
  const { data } = await client.mfa.recoveryCodes.getStatus();
  expect(data).toEqual({ id: setId, type: "recovery_code", total: 10, remaining: 10 });
  const { data: listed } = await client.mfa.listFactors();
  expect(listed!.recovery_code).toMatchObject([
    { id: setId, friendly_name: "Recovery codes", status: "verified" },
  ]);
});

test("the answer has the shape the client promises", async () => {
  const { client } = await ways.protectedPerson();
  const { data } = await client.mfa.recoveryCodes.generate({ friendlyName: "No cofre" });
  expect(data).toEqual({
    id: expect.any(String),
    type: "recovery_code",
    friendly_name: "No cofre",
    total: 10,
    codes: expect.any(Array),
  });
});

test("a code lifts the session, however it was copied, and once", async () => {
  const { email, codes, client: old } = await prepared();
  const { client, session } = await ways.signInAgain(email);
  const events: string[] = [];
  client.onAuthStateChange((event) => void events.push(event));
  const typed = ` ${codes[3]!.toUpperCase().replace(/(.{4})/g, "$1-")} `;
  const { data, error } = await client.mfa.recoveryCodes.verify({ code: typed });
  expect(error).toBeNull();
  const claims = await world.auth.verifyToken(data!.access_token);
  expect(claims).toMatchObject({
    aal: "aal2",
    amr: [{ method: "mfa/recovery_code" }, { method: "password" }],
  });
  expect(claims?.session_id).toBe((await world.auth.verifyToken(session.access_token))?.session_id);
  await expect.poll(() => events).toContain("MFA_CHALLENGE_VERIFIED");
  const early = await world.client().refreshSession({ refresh_token: session.refresh_token });
  expect(early.error).toMatchObject({ code: "refresh_token_already_used" });

  const again = await old.mfa.recoveryCodes.verify({ code: codes[3]! });
  expect(again.error).toMatchObject({ status: 422, code: "mfa_verification_failed" });
  expect((await client.mfa.recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 9 });
});

test("of twenty uses of one code at once exactly one is taken", async () => {
  const { codes, lifted } = await prepared();
  const uses = await Promise.all(
    Array.from({ length: 20 }, () =>
      world.fetch("/factors/recovery-codes/verify", {
        ...post({ code: codes[0] }),
        bearer: lifted.access_token,
      }),
    ),
  );
  expect(uses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(uses.every(({ status }) => [200, 422, 429].includes(status))).toBe(true);
});

test("with the app lost, a code is enough to put another in its place", async () => {
  const { email, codes, factorId } = await prepared();
  const { client } = await ways.signInAgain(email);
  await client.mfa.recoveryCodes.verify({ code: codes[0]! });
  expect((await client.mfa.unenroll({ factorId })).error).toBeNull();
  const { data } = await client.mfa.listFactors();
  expect(data!.all).toEqual([]);
  const rest = await client.mfa.recoveryCodes.verify({ code: codes[1]! });
  expect(rest.error).toMatchObject({ code: "mfa_verification_failed" });
  const totp = await ways.enrolTotp(client, "New app");
  await ways.verifyTotp(client, totp);
});

test("codes go with the last factor, not with one of two", async () => {
  const { client, id, factorId } = await prepared();
  const key = await ways.registerKey(client);
  await client.mfa.unenroll({ factorId });
  expect((await client.mfa.recoveryCodes.getStatus()).data).toMatchObject({ remaining: 10 });
  await world.admin.mfa.deleteFactor({ userId: id, id: key.factorId });
  expect((await client.mfa.recoveryCodes.getStatus()).error).toMatchObject({
    status: 404,
    code: "mfa_factor_not_found",
  });
});

test("codes are never the only factor, and there is one set", async () => {
  const { client } = await world.signedIn();
  const alone = await client.mfa.recoveryCodes.generate();
  expect(alone.error).toMatchObject({ status: 422, code: "mfa_recovery_codes_sole_factor" });
  await ways.enrolTotp(client);
  const unfinished = await client.mfa.recoveryCodes.generate();
  expect(unfinished.error).toMatchObject({ code: "mfa_recovery_codes_sole_factor" });
  const { client: other } = await prepared();
  const second = await other.mfa.recoveryCodes.generate({ friendlyName: "b" });
  expect(second.error).toMatchObject({ status: 422, code: "mfa_verified_factor_exists" });
});

test("a new set takes the old one's place and keeps its name", async () => {
  const { client, codes, setId } = await prepared();
  const { data } = await client.mfa.recoveryCodes.regenerate();
  expect(data).toMatchObject({ id: setId, friendly_name: "Recovery codes", total: 10 });
  expect(data!.codes.some((code) => codes.includes(code))).toBe(false);
  expect((await client.mfa.recoveryCodes.verify({ code: codes[0]! })).error).not.toBeNull();
  expect((await client.mfa.recoveryCodes.verify({ code: data!.codes[0]! })).error).toBeNull();
});

test("ten wrong codes lock the set for a while, and a new set unlocks it", async () => {
  const { client, email, codes } = await prepared();
  const thief = await ways.signInAgain(email);
  for (let i = 0; i < 10; i++) {
    const { error } = await thief.client.mfa.recoveryCodes.verify({ code: "aaaaaaaaaaaaaaaa" });
    expect(error).toMatchObject({ status: 422, code: "mfa_verification_failed" });
  }
  const locked = await thief.client.mfa.recoveryCodes.verify({ code: codes[0]! });
  expect(locked.error).toMatchObject({ status: 429, code: "mfa_recovery_codes_locked" });
  const { data } = await client.mfa.recoveryCodes.regenerate();
  expect((await thief.client.mfa.recoveryCodes.verify({ code: data!.codes[0]! })).error).toBeNull();
});

test("the lock of the codes and the lock of the app are two", async () => {
  const { client, codes, factorId, secret } = await prepared();
  for (let i = 0; i < 10; i++) await client.mfa.challengeAndVerify({ factorId, code: "000000" });
  expect((await client.mfa.challenge({ factorId })).error?.status).toBe(429);
  expect((await client.mfa.recoveryCodes.verify({ code: codes[0]! })).error).toBeNull();
  await ways.verifyTotp(client, { factorId, secret });
});

test("removed codes are gone, with what they had lifted", async () => {
  const { client, email, codes, setId } = await prepared();
  const other = await ways.signInAgain(email);
  const { data } = await other.client.mfa.recoveryCodes.verify({ code: codes[0]! });
  expect((await client.mfa.recoveryCodes.unenroll()).data).toEqual({ id: setId });
  expect((await client.mfa.recoveryCodes.unenroll()).error).toMatchObject({ status: 404 });
  expect((await client.mfa.recoveryCodes.regenerate()).error).toMatchObject({
    status: 404,
    code: "mfa_factor_not_found",
  });
  const { data: refreshed } = await world.client().refreshSession({ refresh_token: data!.refresh_token });
  expect(await ways.aalOf(refreshed.session!.access_token)).toBe("aal1");
});

test("the set is no factor to challenge, verify or remove by its id", async () => {
  const { client, setId } = await prepared();
  const missing = { status: 404, code: "mfa_factor_not_found" };
  expect((await client.mfa.challenge({ factorId: setId })).error).toMatchObject(missing);
  expect((await client.mfa.unenroll({ factorId: setId })).error).toMatchObject(missing);
});

test.each([{}, { code: "" }, { code: null }, { code: "-- --" }, { code: "x".repeat(100_000) }])(
  "a missing or absurd code is a wrong one",
  async (body) => {
    const { lifted } = await prepared();
    const answer = await world.fetch("/factors/recovery-codes/verify", {
      ...post(body),
      bearer: lifted.access_token,
    });
    expect(answer).toMatchObject({ status: 422, code: "mfa_verification_failed" });
  },
);
