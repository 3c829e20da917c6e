import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AuthWorld, getAuthWorld } from "#auth/testing/auth-world.ts";
import type { createAuthenticator } from "#auth/testing/authenticator.ts";
import { ORIGIN, RP, withFactors } from "#auth/testing/factors.ts";

let world: AuthWorld;
let ways: ReturnType<typeof withFactors>;
beforeAll(async () => {
  world = await getAuthWorld();
  ways = withFactors(world);
});
beforeEach(() => world.clear());
afterAll(() => world.close());

type Person = Awaited<ReturnType<AuthWorld["signedIn"]>>;
type Key = ReturnType<typeof createAuthenticator>;
type Twist = NonNullable<Parameters<Key["get"]>[1]>;

async function register(person: Person, twist: Twist = {}, { rp = RP } = {}) {
  const { factorId, key } = await ways.enrolKey(person.client);
  const { challengeId, publicKey } = await ways.challengeKey(person.client, factorId);
  const webauthn = { ...rp, type: "create" as const, credential_response: key.create(publicKey, twist) };
  return { factorId, key, ...(await person.client.mfa.verify({ factorId, challengeId, webauthn })) };
}

async function use(client: Person["client"], factorId: string, key: Key, twist: Twist = {}, rp = RP) {
  const { challengeId, publicKey } = await ways.challengeKey(client, factorId);
  const webauthn = { ...rp, type: "request" as const, credential_response: key.get(publicKey, twist) };
  return client.mfa.verify({ factorId, challengeId, webauthn });
}

const factorOf = (id: string) =>
  world.database.db.selectFrom("auth.mfa_factors").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

test("options to create name us, the person and what they have", async () => {
  const { client, email } = await world.signedIn();
  const first = await ways.registerKey(client, "First");
  const { factorId } = await ways.enrolKey(client, "Second");
  const { data } = await ways.challengeKey(client, factorId);
  expect(data).toMatchObject({
    type: "webauthn",
    webauthn: { type: "create" },
    expires_at: expect.any(Number),
  });
  expect(data.webauthn.credential_options.publicKey).toMatchObject({
    rp: { id: "lilamonde.test", name: "Lilamonde" },
    user: { name: email, displayName: email, id: expect.any(ArrayBuffer) },
    attestation: "none",
    authenticatorSelection: { userVerification: "preferred" },
    pubKeyCredParams: [{ alg: -8 }, { alg: -7 }, { alg: -257 }],
    excludeCredentials: [{ type: "public-key", transports: ["nfc", "usb"] }],
    timeout: 300_000,
  });
  expect((await factorOf(first.factorId)).credential_id).not.toBeNull();
});

test("a new key verifies its factor and lifts the session", async () => {
  const person = await world.signedIn();
  const { data, error, factorId } = await register(person);
  expect(error).toBeNull();
  expect(await world.auth.verifyToken(data!.access_token)).toMatchObject({
    aal: "aal2",
    amr: [{ method: "mfa/webauthn" }, { method: "password" }],
  });
  expect(await factorOf(factorId)).toMatchObject({ status: "verified", sign_count: 0, is_backed_up: false });
});

test("the key opens a later session, and its count is kept", async () => {
  const person = await world.signedIn();
  const { factorId, key } = await register(person);
  const { client } = await ways.signInAgain(person.email);
  const { data: asked } = await ways.challengeKey(client, factorId);
  expect(asked.webauthn).toMatchObject({
    type: "request",
    credential_options: {
      publicKey: { rpId: "lilamonde.test", userVerification: "preferred", allowCredentials: [{}] },
    },
  });
  const { data, error } = await use(client, factorId, key, { counter: 7 });
  expect(error).toBeNull();
  expect(await ways.aalOf(data!.access_token)).toBe("aal2");
  expect((await factorOf(factorId)).sign_count).toBe(7);
});

test.each([
  ["that goes back", 6],
  ["that stands still", 7],
  ["of nothing after something", 0],
])("a count %s is a copied key (P12)", async (_, counter) => {
  const person = await world.signedIn();
  const { factorId, key } = await register(person);
  await use(person.client, factorId, key, { counter: 7 });
  const { client, session } = await ways.signInAgain(person.email);
  const stale = await use(client, factorId, key, { counter });
  expect(stale.error).toMatchObject({ status: 422, code: "mfa_verification_failed" });
  expect((await factorOf(factorId)).sign_count).toBe(7);
  expect(await ways.aalOf(session.access_token)).toBe("aal1");
});

test("passkeys that do not count stay usable", async () => {
  const person = await world.signedIn();
  const { factorId, key } = await register(person);
  expect((await use(person.client, factorId, key, { counter: 0 })).error).toBeNull();
  expect((await use(person.client, factorId, key, { counter: 0 })).error).toBeNull();
});

const evil = { rpId: "evil.test", rpOrigins: ["https://evil.test"] };
test.each<[string, Twist]>([
  ["made at another origin", { origin: "https://evil.test" }],
  ["made at a look-alike origin", { origin: `${ORIGIN}.evil.test` }],
  ["made for another domain", { rpId: "evil.test" }],
  ["to another challenge", { challenge: Buffer.alloc(32).toString("base64url") }],
  ["without a person present", { flags: 0x40 }],
])("an answer %s is refused, whatever the request calls its origins (P13)", async (_, twist) => {
  const person = await world.signedIn();
  const made = await register(person, twist, { rp: evil });
  expect(made.error).toMatchObject({ status: 422, code: "mfa_verification_failed" });
  expect(await factorOf(made.factorId)).toMatchObject({ status: "unverified", credential_id: null });

  const { client } = await ways.signInAgain(person.email);
  const { factorId, key } = await ways.registerKey(client, "Good");
  const { flags, ...rest } = twist;
  const used = await use(client, factorId, key, flags === undefined ? rest : { flags: 0 }, evil);
  expect(used.error).toMatchObject({ status: 422, code: "mfa_verification_failed" });
});

test("one factor's challenge is not answered with another's key (P12)", async () => {
  const { client } = await world.signedIn();
  const one = await ways.registerKey(client, "One");
  const two = await ways.registerKey(client, "Two");
  const crossed = await use(client, one.factorId, two.key);
  expect(crossed.error).toMatchObject({ status: 422, code: "mfa_verification_failed" });
  const stored = await factorOf(one.factorId);
  const named = { credentialId: Buffer.from(stored.credential_id!, "base64url") };
  const forged = await use(client, one.factorId, two.key, named);
  expect(forged.error).toMatchObject({ status: 422, code: "mfa_verification_failed" });
});

test("a key is registered once", async () => {
  const one = await world.signedIn();
  const { factorId } = await register(one);
  const credentialId = Buffer.from((await factorOf(factorId)).credential_id!, "base64url");
  const again = await register(await world.signedIn(), { credentialId });
  expect(again.error).toMatchObject({ status: 422, code: "mfa_verification_failed" });
  const long = await register(await world.signedIn(), { credentialId: Buffer.alloc(1_024, 1) });
  expect(long.error).toMatchObject({ status: 422, code: "mfa_verification_failed" });
});
