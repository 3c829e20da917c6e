import { base64url, generateKeyPair } from "jose";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { PUBLIC_URL } from "#auth/testing/auth-world.ts";
import { type Issuer, startIssuer } from "#auth/testing/issuer.ts";
import { getProviderWorld, type ProviderWorld, partsOf, providerAt } from "#auth/testing/provider-world.ts";

let issuer: Issuer;
let evil: Issuer;
let world: ProviderWorld;
beforeAll(async () => {
  issuer = await startIssuer();
  evil = await startIssuer();
  world = await getProviderWorld([providerAt(issuer.origin)]);
});
beforeEach(() => world.clear());
afterAll(async () => {
  await world.close();
  await issuer.close();
  await evil.close();
});

const person = { email: "ana@casa.test", email_verified: true };
type Tokens = Record<string, unknown>;

/** A whole flow in one browser; the token endpoint answers as the test wants. */
async function comeBack(
  answer: (nonce: string) => Promise<{ status?: number; body?: Tokens; text?: string }>,
) {
  const browser = world.browser();
  const { response } = await browser.open(`${PUBLIC_URL}/auth/v1/authorize?provider=casa`);
  const asked = new URL(response.headers.get("location")!).searchParams;
  issuer.answers.set("/token", () => answer(asked.get("nonce")!));
  const query = new URLSearchParams({ code: "c", state: asked.get("state")! });
  const back = await browser.open(`${PUBLIC_URL}/auth/v1/callback?${query}`);
  expect(back.response.status).toBe(302);
  return partsOf(new URL(back.response.headers.get("location")!)).fragment;
}
const withToken = (sign: (nonce: string) => string | Promise<string>, more: Tokens = {}) =>
  comeBack(async (nonce) => ({
    body: { access_token: "a", token_type: "bearer", id_token: await sign(nonce), ...more },
  }));

test("the honest answer of the same issuer signs in", async () => {
  const fragment = await withToken((nonce) => issuer.sign({ ...person, nonce }));
  expect(fragment).toMatchObject({ access_token: expect.any(String), provider_token: "a" });
});

const unsigned = (claims: object) =>
  `${base64url.encode(JSON.stringify({ alg: "none" }))}.${base64url.encode(JSON.stringify(claims))}.`;
const now = () => Math.floor(Date.now() / 1_000);

test.each<[string, (nonce: string) => string | Promise<string>]>([
  [
    "without a signature",
    (nonce) =>
      unsigned({
        iss: issuer.origin,
        aud: "lilamonde",
        sub: "x",
        iat: now(),
        exp: now() + 60,
        nonce,
        ...person,
      }),
  ],
  [
    "signed with the public key for a secret",
    (nonce) =>
      issuer.sign(
        { ...person, nonce },
        { alg: "HS256" },
        new TextEncoder().encode(JSON.stringify(issuer.jwk)),
      ),
  ],
  [
    "signed with the client's secret",
    (nonce) => issuer.sign({ ...person, nonce }, { alg: "HS256" }, new TextEncoder().encode("a".repeat(32))),
  ],
  [
    "signed by a stranger",
    async (nonce) => issuer.sign({ ...person, nonce }, {}, (await generateKeyPair("RS256")).privateKey),
  ],
  ["of another issuer", (nonce) => evil.sign({ ...person, nonce })],
  ["in the name of another issuer", (nonce) => issuer.sign({ ...person, nonce, iss: evil.origin })],
  ["in the name of a look-alike", (nonce) => issuer.sign({ ...person, nonce, iss: `${issuer.origin}.evil` })],
  ["for another client", (nonce) => issuer.sign({ ...person, nonce, aud: "someone" })],
  ["that has expired", (nonce) => issuer.sign({ ...person, nonce, iat: now() - 900, exp: now() - 600 })],
  ["with another nonce", () => issuer.sign({ ...person, nonce: "other" })],
  ["without a nonce", () => issuer.sign(person)],
  ["without a subject", (nonce) => issuer.sign({ ...person, nonce, sub: undefined })],
  ["with an endless subject", (nonce) => issuer.sign({ ...person, nonce, sub: "s".repeat(300) })],
  ["with a subject that cannot be stored", (nonce) => issuer.sign({ ...person, nonce, sub: "a\0b" })],
  ["that is no token", () => "a.b.c"],
])("a token %s opens nothing", async (_, sign) => {
  const asked = evil.asked.length;
  expect(await withToken(sign)).toMatchObject({ error: "invalid_request", error_code: "bad_oauth_callback" });
  expect(await world.countUsers()).toBe(0);
  expect(evil.asked).toHaveLength(asked);
});

test.each([
  ["no ID token", { body: { access_token: "a", token_type: "bearer" } }, "bad_oauth_callback"],
  ["a refusal", { status: 400, body: { error: "invalid_grant" } }, "bad_oauth_callback"],
  ["a refused client", { status: 401, body: { error: "invalid_client" } }, "bad_oauth_callback"],
  ["a page", { text: "<h1>Welcome</h1>" }, "bad_oauth_callback"],
  ["an empty object", { body: {} }, "bad_oauth_callback"],
  ["a fault of its own", { status: 502, text: "<h1>Bad gateway</h1>" }, "request_timeout"],
])("a token endpoint that answers with %s is told to the page", async (_, answer, code) => {
  expect(await comeBack(async () => answer)).toMatchObject({ error_code: code });
  expect(await world.countUsers()).toBe(0);
});

test("what the token does not say is asked of UserInfo, about the same person only", async () => {
  const signed = (nonce: string) => issuer.sign({ nonce });
  issuer.answers.set("/userinfo", () => ({ body: { sub: "victim", ...person } }));
  expect(await withToken(signed)).toMatchObject({ error_code: "bad_oauth_callback" });
  issuer.answers.set("/userinfo", () => ({ body: { sub: "ana", ...person } }));
  expect((await withToken(signed)).access_token).toBeTruthy();
});

test("a word on verification in the token says nothing of an address in UserInfo (P3)", async () => {
  await world.auth.createUser({ email: person.email, email_confirm: true });
  issuer.answers.set("/userinfo", () => ({ body: { sub: "ana", email: person.email } }));
  const fragment = await withToken((nonce) => issuer.sign({ nonce, email_verified: true }));
  expect(fragment.error_code).toBe("provider_email_needs_verification");
});

test("odd claims make an account or none, and never a fault", async () => {
  const odd = [null, 1, [], {}, "\0", "\ud800", "x".repeat(50_000), "javascript:alert(1)"];
  for (const [index, value] of odd.entries()) {
    const claims = { sub: `p${index}`, email: `p${index}@casa.test`, email_verified: true };
    const fragment = await withToken((nonce) =>
      issuer.sign({ ...claims, nonce, name: value, picture: value, locale: value }),
    );
    expect(fragment.error_code ?? "").not.toBe("unexpected_failure");
    issuer.answers.set("/userinfo", () => ({ body: { sub: `q${index}` } }));
    const second = await withToken((nonce) => issuer.sign({ nonce, sub: `q${index}`, email: value }));
    expect(second.error_code).toMatch(/^(validation_failed|bad_oauth_callback)$/);
  }
  const users = await world.database.db.selectFrom("auth.users").select("user_metadata").execute();
  expect(JSON.stringify(users)).not.toMatch(/"(picture|avatar_url)":"javascript/);
});
