import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AuthWorld, getAuthWorld, post } from "#auth/testing/auth-world.ts";
import { createAuthenticator } from "#auth/testing/authenticator.ts";
import { ORIGIN, RP, withFactors } from "#auth/testing/factors.ts";

let world: AuthWorld;
let ways: ReturnType<typeof withFactors>;
beforeAll(async () => {
  world = await getAuthWorld();
  ways = withFactors(world);
});
beforeEach(() => world.clear());
afterAll(() => world.close());

const credentials = () =>
  world.database.db.selectFrom("auth.mfa_factors").select(["id", "credential_id", "status"]).execute();

test("a thief at aal1 cannot register a key over a verified factor (P11)", async () => {
  const person = await world.signedIn();
  const { factorId } = await ways.registerKey(person.client);
  const before = await credentials();
  const { client, session } = await ways.signInAgain(person.email);
  const { challengeId, type, publicKey } = await ways.challengeKey(client, factorId);
  expect(type).toBe("request");
  const thief = createAuthenticator({ origin: ORIGIN });
  const options = { ...publicKey, rp: { id: "lilamonde.test" } };
  for (const twist of [{}, { type: "webauthn.get" }]) {
    const credential_response = thief.create(options, twist);
    const webauthn = { ...RP, type: "create" as const, credential_response };
    const { error } = await client.mfa.verify({ factorId, challengeId, webauthn });
    expect(error).toMatchObject({ status: 400, code: "validation_failed" });
  }
  expect(await credentials()).toEqual(before);
  const refreshed = await client.refreshSession({ refresh_token: session.refresh_token });
  expect(await ways.aalOf(refreshed.data.session!.access_token)).toBe("aal1");
});

test("an unverified factor is not used", async () => {
  const { client, session } = await world.signedIn();
  const { factorId, key } = await ways.enrolKey(client);
  const { challengeId, publicKey } = await ways.challengeKey(client, factorId);
  const credential_response = key.get({ ...publicKey, rpId: "lilamonde.test" });
  const webauthn = { ...RP, type: "request" as const, credential_response };
  const { error } = await client.mfa.verify({ factorId, challengeId, webauthn });
  expect(error).toMatchObject({ status: 400, code: "validation_failed" });
  expect(await ways.aalOf(session.access_token)).toBe("aal1");
});

test("a challenge to create that was left open does not replace the key", async () => {
  const { client } = await world.signedIn();
  const { factorId, key } = await ways.enrolKey(client);
  const left = await ways.challengeKey(client, factorId);
  const first = await ways.challengeKey(client, factorId);
  const answer = (from: typeof left, by: typeof key) =>
    client.mfa.verify({
      factorId,
      challengeId: from.challengeId,
      webauthn: { ...RP, type: "create" as const, credential_response: by.create(from.publicKey) },
    });
  expect((await answer(first, key)).error).toBeNull();
  const before = await credentials();
  const late = await answer(left, createAuthenticator({ origin: ORIGIN }));
  expect(late.error).toMatchObject({ status: 422, code: "mfa_verification_failed" });
  expect(await credentials()).toEqual(before);
});

test("a registration is no answer even when it calls itself a request", async () => {
  const { client } = await world.signedIn();
  const { factorId, key } = await ways.registerKey(client);
  const { challengeId, publicKey } = await ways.challengeKey(client, factorId);
  const credential_response = key.get(publicKey, { type: "webauthn.create" });
  const webauthn = { ...RP, type: "request" as const, credential_response };
  const { error } = await client.mfa.verify({ factorId, challengeId, webauthn });
  expect(error).toMatchObject({ status: 422, code: "mfa_verification_failed" });
});

test("a code is no answer to a key, nor a key to a code", async () => {
  const { client, factorId, lifted } = await ways.protectedPerson();
  const { factorId: keyId, key } = await ways.registerKey(client);
  const { challengeId, publicKey } = await ways.challengeKey(client, keyId);
  const verify = (id: string, body: unknown) =>
    world.fetch(`/factors/${id}/verify`, { ...post(body), bearer: lifted.access_token });
  const typed = await verify(keyId, { challenge_id: challengeId, code: "123456" });
  expect(typed).toMatchObject({ status: 400, code: "validation_failed" });
  const { data } = await client.mfa.challenge({ factorId });
  const webauthn = { ...RP, type: "request", credential_response: key.get(publicKey) };
  const pressed = await verify(factorId, { challenge_id: data!.id, webauthn });
  expect(pressed).toMatchObject({ status: 400, code: "validation_failed" });
});

const part = "AAAA";
const credential = { id: part, rawId: part, type: "public-key" };
test.each<[string, unknown]>([
  ["no object", "create"],
  ["an empty object", {}],
  ["another type", { type: "passkey", credential_response: credential }],
  ["no response", { type: "create", credential_response: credential }],
  ["a null response", { type: "create", credential_response: { ...credential, response: null } }],
  [
    "binary that is none",
    {
      type: "create",
      credential_response: { ...credential, response: { attestationObject: "ß", clientDataJSON: part } },
    },
  ],
  [
    "too much",
    {
      type: "create",
      credential_response: {
        ...credential,
        response: { attestationObject: "A".repeat(20_000), clientDataJSON: part },
      },
    },
  ],
])("an answer with %s is not valid", async (_, webauthn) => {
  const { client, session } = await world.signedIn();
  const { factorId } = await ways.enrolKey(client);
  const { challengeId } = await ways.challengeKey(client, factorId);
  const body = { challenge_id: challengeId, webauthn };
  const answer = await world.fetch(`/factors/${factorId}/verify`, {
    ...post(body),
    bearer: session.access_token,
  });
  expect(answer).toMatchObject({ status: 400, code: "validation_failed" });
});

test.each([
  ["nothing readable", Buffer.from("nonsense")],
  ["a deep nest", Buffer.alloc(12_000, 0x81)],
  ["an endless length", Buffer.from("bbffffffffffffffff", "hex")],
])("an attestation of %s fails quietly", async (_, bytes) => {
  const { client, session } = await world.signedIn();
  const { factorId, key } = await ways.enrolKey(client);
  const { challengeId, publicKey } = await ways.challengeKey(client, factorId);
  const made = JSON.parse(JSON.stringify(key.create(publicKey)));
  made.response.attestationObject = bytes.toString("base64url");
  const webauthn = { type: "create", credential_response: made };
  const answer = await world.fetch(`/factors/${factorId}/verify`, {
    ...post({ challenge_id: challengeId, webauthn }),
    bearer: session.access_token,
  });
  expect(answer).toMatchObject({ status: 422, code: "mfa_verification_failed" });
});
