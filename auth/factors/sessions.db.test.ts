import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AuthWorld, getAuthWorld } from "#auth/testing/auth-world.ts";
import { RP, withFactors } from "#auth/testing/factors.ts";

let world: AuthWorld;
let ways: ReturnType<typeof withFactors>;
beforeAll(async () => {
  world = await getAuthWorld();
  ways = withFactors(world);
});
beforeEach(() => world.clear());
afterAll(() => world.close());

type Client = ReturnType<AuthWorld["client"]>;
const refresh = (token: string) => world.client().refreshSession({ refresh_token: token });
const claimsAfter = async (token: string) => {
  const { data } = await refresh(token);
  return world.auth.verifyToken(data.session!.access_token);
};

/** One verified factor of each type, on a client whose session it has lifted. */
const FACTORS = {
  totp: async (client: Client) => {
    const totp = await ways.enrolTotp(client);
    return { factorId: totp.factorId, session: await ways.verifyTotp(client, totp) };
  },
  phone: async (client: Client) => ways.registerPhone(client),
  webauthn: async (client: Client) => ways.registerKey(client),
};
const types = Object.keys(FACTORS) as (keyof typeof FACTORS)[];

test.each(types)(
  "%s: the refresh token from before never gives aal2, in its interval or after (P7)",
  async (type) => {
    const { client, session } = await world.signedIn();
    const lifted = await FACTORS[type](client);
    expect((await refresh(session.refresh_token)).error).toMatchObject({
      code: "refresh_token_already_used",
    });
    const claims = await claimsAfter(lifted.session.refresh_token);
    expect(claims?.aal).toBe("aal2");
    world.clock.advance(11);
    expect((await refresh(session.refresh_token)).error).toMatchObject({
      code: "refresh_token_already_used",
    });
  },
);

test("twenty refreshes with the old token while the factor is verified give aal1 or nothing", async () => {
  const { client, session } = await world.signedIn();
  const { factorId, secret } = await ways.enrolTotp(client);
  const [, ...refreshed] = await Promise.all([
    client.mfa.challengeAndVerify({ factorId, code: ways.codeFor(secret) }),
    ...Array.from({ length: 20 }, () => refresh(session.refresh_token)),
  ]);
  for (const { data } of refreshed) {
    const token = data.session?.access_token;
    if (token) expect((await ways.aalOf(token)) ?? "aal1").toBe("aal1");
  }
});

test.each(types)(
  "%s: the person's other aal1 sessions end, aal2 ones and strangers' stay (§7.5)",
  async (type) => {
    const { client, email } = await world.signedIn();
    const stranger = await world.signedIn();
    const idle = await ways.signInAgain(email);
    await FACTORS[type](client);
    expect((await idle.client.getUser()).error?.name).toBe("AuthSessionMissingError");
    expect((await refresh(idle.session.refresh_token)).error).not.toBeNull();
    expect((await stranger.client.getUser()).error).toBeNull();
    expect((await client.getUser()).error).toBeNull();
  },
);

test("a lifted session stays when another is lifted", async () => {
  const { client, email, factorId, secret } = await ways.protectedPerson();
  const other = await ways.signInAgain(email);
  await ways.verifyTotp(other.client, { factorId, secret });
  expect((await client.getUser()).error).toBeNull();
});

test.each(types)("%s: removed by its owner, sessions it lifted fall back (P15)", async (type) => {
  const { client } = await world.signedIn();
  const { factorId, session } = await FACTORS[type](client);
  const { data, error } = await client.mfa.unenroll({ factorId });
  expect(error).toBeNull();
  expect(data).toEqual({ id: factorId });
  expect(await claimsAfter(session.refresh_token)).toMatchObject({
    aal: "aal1",
    amr: [{ method: "password" }],
  });
  expect((await client.mfa.listFactors()).data!.all).toEqual([]);
});

test.each(types)("%s: removed by the service, sessions it lifted fall back (P15)", async (type) => {
  const { client, id: userId } = await world.signedIn();
  const { factorId: id, session } = await FACTORS[type](client);
  const listed = await world.admin.mfa.listFactors({ userId });
  expect(listed.data!.factors).toMatchObject([{ id, factor_type: type, status: "verified" }]);
  const { data, error } = await world.admin.mfa.deleteFactor({ userId, id });
  expect(error).toBeNull();
  // This version of the client wraps the answer once more than it declares.
  expect(data).toMatchObject({ data: { id } });
  expect(await claimsAfter(session.refresh_token)).toMatchObject({
    aal: "aal1",
    amr: [{ method: "password" }],
  });
  const again = await world.admin.mfa.deleteFactor({ userId, id });
  expect(again.error).toMatchObject({ status: 404, code: "mfa_factor_not_found" });
});

test("what two factors have lifted, one still holds", async () => {
  const { client } = await world.signedIn();
  const totp = await FACTORS.totp(client);
  const { factorId, session } = await ways.registerKey(client);
  await client.mfa.unenroll({ factorId: totp.factorId });
  expect(await claimsAfter(session.refresh_token)).toMatchObject({
    aal: "aal2",
    amr: [{ method: "mfa/webauthn" }, { method: "password" }],
  });
  expect((await client.mfa.unenroll({ factorId })).error).toBeNull();
});

test("a factor that is used again is named once, at its last time", async () => {
  const { client, factorId, secret } = await ways.protectedPerson();
  const session = await ways.verifyTotp(client, { factorId, secret });
  const claims = await world.auth.verifyToken(session.access_token);
  expect(claims?.amr.map(({ method }) => method)).toEqual(["totp", "password"]);
});

test("an unfinished factor changes nothing and can be dropped without another", async () => {
  const { client, email } = await ways.protectedPerson();
  const { factorId } = await ways.enrolKey(client);
  const thief = await ways.signInAgain(email);
  expect((await thief.client.mfa.unenroll({ factorId })).error).toBeNull();
  expect((await client.mfa.unenroll({ factorId })).error).toMatchObject({ status: 404 });
});

test("a key registered while signed in elsewhere ends nothing until it is verified", async () => {
  const { client, email } = await world.signedIn();
  const other = await ways.signInAgain(email);
  const { factorId, key } = await ways.enrolKey(client);
  expect((await other.client.getUser()).error).toBeNull();
  const { challengeId, publicKey } = await ways.challengeKey(client, factorId);
  const webauthn = { ...RP, type: "create" as const, credential_response: key.create(publicKey) };
  await client.mfa.verify({ factorId, challengeId, webauthn });
  expect((await other.client.getUser()).error).not.toBeNull();
});
