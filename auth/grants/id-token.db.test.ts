import { createHash } from "node:crypto";
import { base64url, generateKeyPair } from "jose";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { post } from "#auth/testing/auth-world.ts";
import { type Issuer, startIssuer } from "#auth/testing/issuer.ts";
import { getProviderWorld, type ProviderWorld, providerAt } from "#auth/testing/provider-world.ts";

let issuer: Issuer;
let evil: Issuer;
let world: ProviderWorld;
beforeAll(async () => {
  issuer = await startIssuer();
  evil = await startIssuer();
  world = await getProviderWorld([
    providerAt(issuer.origin, { otherClientIds: ["lilamonde-phone"] }),
    providerAt("http://127.0.0.1:9", { name: "gone", label: "Gone" }),
  ]);
});
beforeEach(() => world.clear());
afterAll(async () => {
  await world.close();
  await issuer.close();
  await evil.close();
});

const person = { email: "ana@casa.test", email_verified: true, name: "Ana Couto" };
const grant = (body: object, bearer?: string) =>
  world.fetch("/token?grant_type=id_token", {
    ...post({ provider: "casa", ...body }),
    ...(bearer ? { bearer } : {}),
  });
const now = () => Math.floor(Date.now() / 1_000);
const sha256 = (text: string) => createHash("sha256").update(text);

test("the official client signs in with an ID token and a nonce", async () => {
  const token = await issuer.sign({ ...person, nonce: sha256("n-0S6_WzA2Mj").digest("hex") });
  const client = world.client();
  const events: string[] = [];
  client.onAuthStateChange((event) => void events.push(event));
  const { data, error } = await client.signInWithIdToken({
    provider: "casa",
    token,
    nonce: "n-0S6_WzA2Mj",
    options: { captchaToken: "unused" },
  });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email: person.email, app_metadata: { provider: "casa" } });
  expect(events).toContain("SIGNED_IN");
  expect((await world.auth.verifyToken(data.session!.access_token))?.amr[0]).toMatchObject({
    method: "oauth",
  });
  expect((await client.getUser()).data.user?.id).toBe(data.user?.id);
});

test("the token of another client of ours is as good, one for us and a stranger is not", async () => {
  expect((await grant({ id_token: await issuer.sign({ ...person, aud: "lilamonde-phone" }) })).status).toBe(
    200,
  );
  const shared = await issuer.sign({ ...person, aud: ["lilamonde", "someone"] });
  expect((await grant({ id_token: shared })).status).toBe(400);
});

test("the access token beside it must be the one it was given with", async () => {
  const half = sha256("the access token").digest().subarray(0, 16).toString("base64url");
  const token = await issuer.sign({ ...person, at_hash: half });
  expect((await grant({ id_token: token, access_token: "the access token" })).status).toBe(200);
  const other = await grant({ id_token: token, access_token: "another" });
  expect(other).toMatchObject({ status: 400, body: { error_description: "Bad access token" } });
  expect((await grant({ id_token: token })).status).toBe(200);
  const odd = await issuer.sign({ ...person, at_hash: [half] });
  expect((await grant({ id_token: odd, access_token: "the access token" })).status).toBe(400);
});

test("a nonce is in both places or in neither, hashed in the token", async () => {
  const plain = await issuer.sign(person);
  const hashed = await issuer.sign({ ...person, nonce: sha256("secret").digest("hex") });
  const unhashed = await issuer.sign({ ...person, nonce: "secret" });
  const cases: [string, object, string][] = [
    ["only posted", { id_token: plain, nonce: "secret" }, "invalid request"],
    ["only in the token", { id_token: hashed }, "invalid request"],
    ["wrong", { id_token: hashed, nonce: "other" }, "invalid nonce"],
    ["not hashed", { id_token: unhashed, nonce: "secret" }, "invalid nonce"],
    ["the hash posted", { id_token: hashed, nonce: sha256("secret").digest("hex") }, "invalid nonce"],
    ["a list", { id_token: await issuer.sign({ ...person, nonce: ["x"] }), nonce: "x" }, "invalid nonce"],
  ];
  for (const [name, body, error] of cases) {
    expect(await grant(body), name).toMatchObject({ status: 400, body: { error } });
  }
  expect((await grant({ id_token: hashed, nonce: "secret" })).status).toBe(200);
});

const unsigned = (claims: object) =>
  `${base64url.encode(JSON.stringify({ alg: "none" }))}.${base64url.encode(JSON.stringify(claims))}.`;
const claimsNow = () => ({ iss: issuer.origin, aud: "lilamonde", sub: "x", iat: now(), exp: now() + 60 });

test.each<[string, () => string | Promise<string>]>([
  ["without a signature", () => unsigned({ ...claimsNow(), ...person })],
  [
    "signed with the public key for a secret",
    () => issuer.sign(person, { alg: "HS256" }, new TextEncoder().encode(JSON.stringify(issuer.jwk))),
  ],
  [
    "signed with the client's secret",
    () => issuer.sign(person, { alg: "HS256" }, new TextEncoder().encode("a secret between two servers....")),
  ],
  ["signed by a stranger", async () => issuer.sign(person, {}, (await generateKeyPair("RS256")).privateKey)],
  ["with an unknown key", () => issuer.sign(person, { kid: "two" })],
  ["of another issuer", () => evil.sign(person)],
  ["of another issuer in our provider's name", () => evil.sign({ ...person, iss: issuer.origin })],
  ["in the name of another issuer", () => issuer.sign({ ...person, iss: evil.origin })],
  ["in the name of a look-alike", () => issuer.sign({ ...person, iss: `${issuer.origin}.evil.test` })],
  ["with a slash too many in its issuer", () => issuer.sign({ ...person, iss: `${issuer.origin}/` })],
  ["without an issuer", () => issuer.sign({ ...person, iss: undefined })],
  ["for another client", () => issuer.sign({ ...person, aud: "someone" })],
  ["for nobody", () => issuer.sign({ ...person, aud: [] })],
  ["without an audience", () => issuer.sign({ ...person, aud: undefined })],
  ["that has expired", () => issuer.sign({ ...person, exp: now() - 2 })],
  ["that never expires", () => issuer.sign({ ...person, exp: undefined })],
  ["that is not yet good", () => issuer.sign({ ...person, nbf: now() + 300 })],
  ["without a subject", () => issuer.sign({ ...person, sub: undefined })],
  ["of another kind", () => issuer.sign(person, { typ: "logout+jwt" })],
  ["that brings its own key", () => evil.sign({ ...person, iss: issuer.origin }, { jwk: evil.jwk })],
  [
    "that says where its key is",
    () => evil.sign({ ...person, iss: issuer.origin }, { jku: `${evil.origin}/keys` }),
  ],
  ["that was changed", async () => (await issuer.sign(person)).replace(/\.[^.]{6}/, ".eyJzdW")],
  ["that is none", () => "a.b.c"],
  ["too long to be one", () => "a".repeat(20_000)],
])("a token %s opens nothing and asks nobody (P2)", async (_, make) => {
  await world.auth.createUser({ email: person.email, email_confirm: true });
  const asked = evil.asked.length;
  const answer = await grant({ id_token: await make() });
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({ error: "invalid request", error_description: expect.any(String) });
  expect(evil.asked).toHaveLength(asked);
  const rows = await world.database.db
    .selectFrom("auth.identities")
    .select("id")
    .where("provider", "=", "casa")
    .execute();
  expect(rows).toHaveLength(0);
});

test("what is missing, unknown or of the wrong type is refused", async () => {
  const id_token = await issuer.sign(person);
  expect(await grant({})).toMatchObject({ status: 400, body: { error: "invalid request" } });
  expect(await grant({ id_token, provider: null })).toMatchObject({
    status: 400,
    body: { error: "invalid request" },
  });
  for (const provider of ["google", "email", "__proto__", "constructor", "CASA\u0131"]) {
    expect(await grant({ id_token, provider })).toMatchObject({ status: 400, code: "provider_disabled" });
  }
  for (const body of [
    { id_token: {} },
    { id_token, nonce: 1 },
    { id_token, link_identity: "yes" },
    { provider: [] },
  ]) {
    expect(await grant(body)).toMatchObject({ status: 400, code: "validation_failed" });
  }
  const gone = await grant({ id_token, provider: "gone" });
  expect(gone).toMatchObject({
    status: 400,
    body: { error_description: "Gone cannot be reached at the moment" },
  });
});

test("the same new person twenty times at once is one account, and all are signed in", async () => {
  const id_token = await issuer.sign(person);
  const answers = await Promise.all(Array.from({ length: 20 }, () => grant({ id_token })));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(await world.countUsers()).toBe(1);
});

test("an address the token does not carry is asked for with the access token", async () => {
  const id_token = await issuer.sign({ sub: "bia" });
  issuer.answers.set("/userinfo", () => ({
    body: { sub: "bia", email: "bia@casa.test", email_verified: true },
  }));
  expect((await grant({ id_token, access_token: "a" })).body.user).toMatchObject({ email: "bia@casa.test" });
  issuer.answers.set("/userinfo", () => ({ status: 401 }));
  const other = await issuer.sign({ sub: "caio" });
  expect((await grant({ id_token: other, access_token: "b" })).status).toBe(400);
  expect(await grant({ id_token: other })).toMatchObject({ status: 400, code: "validation_failed" });
});

test("linking by token needs a living session, adds the identity and keeps the session", async () => {
  const id_token = await issuer.sign({ sub: "ana", email: "else@where.test", email_verified: false });
  expect(await grant({ id_token, link_identity: true })).toMatchObject({
    status: 401,
    code: "no_authorization",
  });
  expect(await grant({ id_token, link_identity: true }, "x.y.z")).toMatchObject({
    status: 403,
    code: "bad_jwt",
  });
  const { client, id, session } = await world.signedIn();
  const events: string[] = [];
  client.onAuthStateChange((event) => void events.push(event));
  const { data, error } = await client.linkIdentity({ provider: "casa", token: id_token });
  expect(error).toBeNull();
  expect(events).toContain("USER_UPDATED");
  const linked = data as Awaited<ReturnType<typeof client.refreshSession>>["data"];
  expect(linked.user?.identities?.map(({ provider }) => provider)).toEqual(["email", "casa"]);
  expect(linked.user?.app_metadata).toMatchObject({ provider: "email", providers: ["email", "casa"] });
  const [before, after] = await Promise.all(
    [session.access_token, linked.session!.access_token].map((token) => world.auth.verifyToken(token)),
  );
  expect(after).toMatchObject({ sub: id, session_id: before!.session_id });
  expect((await client.refreshSession()).error).toBeNull();
  expect((await grant({ id_token })).body.user).toMatchObject({ id });
});
