import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AuthWorld, getAuthWorld } from "#auth/testing/auth-world.ts";
import { withFactors } from "#auth/testing/factors.ts";

let world: AuthWorld;
let ways: ReturnType<typeof withFactors>;
beforeAll(async () => {
  world = await getAuthWorld();
  ways = withFactors(world);
});
beforeEach(() => world.clear());
afterAll(() => world.close());

test("an enrolment shows a secret, an address and a drawing the client can use as it is", async () => {
  const { client, email } = await world.signedIn();
  const { data } = await client.mfa.enroll({ factorType: "totp", friendlyName: "Meu celular" });
  expect(data).toMatchObject({ type: "totp", friendly_name: "Meu celular" });
  const { qr_code, secret, uri } = data!.totp;
  expect(qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /);
  expect(qr_code).not.toContain("#");
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const address = new URL(uri);
  expect(decodeURIComponent(address.pathname)).toBe(`/lilamonde.test:${email}`);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    issuer: "lilamonde.test",
    secret,
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  });
});

test("another issuer can be asked for", async () => {
  const { client } = await world.signedIn();
  const { data } = await client.mfa.enroll({ factorType: "totp", issuer: "Casa: Lilamonde" });
  expect(new URL(data!.totp.uri).searchParams.get("issuer")).toBe("Casa  Lilamonde");
  const long = await client.mfa.enroll({ factorType: "totp", issuer: "x".repeat(65), friendlyName: "b" });
  expect(long.error).toMatchObject({ status: 400, code: "validation_failed" });
});

test("the secret is not in the table, nor in any answer after the first", async () => {
  const { client } = await world.signedIn();
  const { secret, factorId } = await ways.enrolTotp(client);
  const row = await world.database.db.selectFrom("auth.mfa_factors").selectAll().executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain(secret);
  const { data } = await client.getUser();
  expect(data.user!.factors).toMatchObject([{ id: factorId, factor_type: "totp", status: "unverified" }]);
  expect(JSON.stringify(data)).not.toContain(row.secret_encrypted);
});

test("a right code verifies the factor, lifts the same session and tells the client", async () => {
  const { client, session } = await world.signedIn();
  const events: string[] = [];
  client.onAuthStateChange((event) => void events.push(event));
  const { factorId, secret } = await ways.enrolTotp(client);
  const { data: challenge } = await client.mfa.challenge({ factorId });
  expect(challenge).toMatchObject({ type: "totp", expires_at: expect.any(Number) });
  const left = challenge!.expires_at - world.clock.now().getTime() / 1_000;
  expect(left).toBeGreaterThan(290);
  expect(left).toBeLessThanOrEqual(300);
  const code = ways.codeFor(secret);
  const { data, error } = await client.mfa.verify({ factorId, challengeId: challenge!.id, code });
  expect(error).toBeNull();
  expect(data).toMatchObject({
    token_type: "bearer",
    expires_in: 3_600,
    user: { factors: [{ id: factorId }] },
  });
  expect(data!.refresh_token).not.toBe(session.refresh_token);
  const before = await world.auth.verifyToken(session.access_token);
  const after = await world.auth.verifyToken(data!.access_token);
  expect(after).toMatchObject({ aal: "aal2", amr: [{ method: "totp" }, { method: "password" }] });
  expect(after?.session_id).toBe(before?.session_id);
  await expect.poll(() => events).toContain("MFA_CHALLENGE_VERIFIED");
  const level = await client.mfa.getAuthenticatorAssuranceLevel();
  expect(level.data).toMatchObject({ currentLevel: "aal2", nextLevel: "aal2" });
  const { data: listed } = await client.mfa.listFactors();
  expect(listed!.totp).toMatchObject([{ id: factorId, status: "verified" }]);
});

test.each([-1, 0, 1])("the code of the step %i away is right", async (steps) => {
  const { client } = await world.signedIn();
  const { factorId, secret } = await ways.enrolTotp(client);
  world.clock.advance(35 - ((world.clock.now().getTime() / 1_000) % 30));
  const { error } = await client.mfa.challengeAndVerify({ factorId, code: ways.codeFor(secret, steps) });
  expect(error).toBeNull();
});

test.each([
  ["two steps early", (secret: string) => ways.codeFor(secret, -3)],
  ["two steps late", (secret: string) => ways.codeFor(secret, 3)],
  ["of another length", () => "12345678"],
  [
    "in other digits",
    (secret: string) =>
      ways.codeFor(secret).replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))),
  ],
])("a code %s is wrong", async (_, codeOf) => {
  const { client, session } = await world.signedIn();
  const { factorId, secret } = await ways.enrolTotp(client);
  const { error } = await client.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
  expect(error).toMatchObject({ status: 422, code: "mfa_verification_failed" });
  expect((await client.getUser()).data.user!.factors).toMatchObject([{ status: "unverified" }]);
  expect(await ways.aalOf(session.access_token)).toBe("aal1");
});

test("an empty code is refused before it costs an attempt", async () => {
  const { client } = await world.signedIn();
  const { factorId, secret } = await ways.enrolTotp(client);
  const { data: challenge } = await client.mfa.challenge({ factorId });
  const answer = { factorId, challengeId: challenge!.id };
  for (let i = 0; i < 6; i++) {
    const { error } = await client.mfa.verify({ ...answer, code: " " });
    expect(error).toMatchObject({ status: 400, code: "validation_failed" });
  }
  const typed = ways.codeFor(secret).replace(/^.../, "$& ");
  expect((await client.mfa.verify({ ...answer, code: typed })).error).toBeNull();
});

test("a verified factor ends the unfinished ones of its type, not the others", async () => {
  const { client } = await world.signedIn();
  await ways.enrolTotp(client, "left");
  const key = await ways.enrolKey(client);
  const totp = await ways.enrolTotp(client, "kept");
  await ways.verifyTotp(client, totp);
  const { data } = await client.mfa.listFactors();
  expect(data!.all.map(({ id }) => id)).toEqual([key.factorId, totp.factorId]);
});
