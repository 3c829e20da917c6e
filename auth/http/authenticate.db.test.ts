import { createHmac, createSign, generateKeyPairSync } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AuthWorld, getAuthWorld, SERVICE_KEY } from "#auth/testing/auth-world.ts";
import { signAccessToken } from "#auth/tokens/access-token.ts";

let world: AuthWorld;
beforeAll(async () => {
  world = await getAuthWorld();
});
beforeEach(() => world.clear());
afterAll(() => world.close());

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const user = (bearer: string) => world.fetch("/user", { bearer });

async function aToken() {
  const { session } = await world.signedIn();
  const [header, payload] = session.access_token
    .split(".")
    .slice(0, 2)
    .map((text) => JSON.parse(Buffer.from(text, "base64url").toString()));
  return { token: session.access_token, header, payload };
}

test("no header, another scheme or no token at all is 401", async () => {
  for (const authorization of ["", "Basic abc", "Bearer", "Bearer ", "Bearer a b", "token"]) {
    const answer = await world.fetch("/user", { headers: { authorization } });
    expect(answer).toMatchObject({ status: 401, code: "no_authorization" });
  }
});

test("alg none, the public key as a secret, a foreign key, another kid: all are bad (P29)", async () => {
  const { token, header, payload } = await aToken();
  const signed = (head: object, signature: (data: string) => string, claims = payload) => {
    const data = `${part(head)}.${part(claims)}`;
    return `${data}.${signature(data)}`;
  };
  const jwks = (await world.fetch("/.well-known/jwks.json")).text;
  const { keys } = JSON.parse(jwks) as { keys: { x: string }[] };
  const hmac = (secret: string) => (data: string) =>
    createHmac("sha256", secret).update(data).digest("base64url");
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const es256 = (data: string) =>
    createSign("sha256")
      .update(data)
      .sign({ key: privateKey, dsaEncoding: "ieee-p1363" })
      .toString("base64url");
  const original = token.split(".")[2]!;
  const hostile = [
    signed({ alg: "none", typ: "JWT" }, () => ""),
    signed({ ...header, alg: "none" }, () => ""),
    signed({ ...header, alg: "None" }, () => original),
    signed({ ...header, alg: "HS256" }, hmac(JSON.stringify(keys[0]))),
    signed({ ...header, alg: "HS256" }, hmac(keys[0]!.x)),
    signed({ ...header, alg: "HS256" }, hmac(SERVICE_KEY)),
    signed(header, es256),
    signed({ ...header, kid: "another" }, es256),
    signed({ alg: "ES256", typ: "JWT" }, es256),
    signed({ ...header, jwk: privateKey.export({ format: "jwk" }) }, es256),
    signed({ ...header, crit: ["x"], x: 1 }, () => original),
    signed(header, () => original, { ...payload, role: "service_role" }),
    signed(header, () => original, { ...payload, exp: payload.exp + 1 }),
    `${token}x`,
    `${token.slice(0, -4)}AAAA`,
    token.replaceAll(".", ".."),
    "a.b.c",
    "x".repeat(20_000).slice(0, 7_000),
  ];
  for (const bad of hostile) {
    expect(await user(bad)).toMatchObject({ status: 403, code: "bad_jwt" });
    expect(await world.auth.verifyToken(bad)).toBeNull();
  }
  expect((await user(token)).status).toBe(200);
});

test("a token of ours for another audience, issuer or kind is bad", async () => {
  const { payload } = await aToken();
  const { SignJWT } = await import("jose");
  const { kid, key } = world.deps.keys.signer(world.clock.now());
  const sign = (claims: object, typ = "JWT") =>
    new SignJWT({ ...payload, ...claims }).setProtectedHeader({ alg: "ES256", kid, typ }).sign(key);
  expect((await user(await sign({}))).status).toBe(200);
  for (const claims of [
    { aud: "other" },
    { iss: "https://evil.test" },
    { sub: undefined },
    { session_id: undefined },
  ]) {
    expect(await user(await sign(claims))).toMatchObject({ status: 403, code: "bad_jwt" });
  }
  expect(await user(await sign({}, "dpop+jwt"))).toMatchObject({ code: "bad_jwt" });
  expect(await user(await sign({ sub: "not-a-uuid" }))).toMatchObject({ status: 400, code: "bad_jwt" });
});

test("who asks for another audience than the token's is told", async () => {
  const { token } = await aToken();
  const ask = (audience: string) =>
    world.fetch("/user", { bearer: token, headers: { "x-jwt-aud": audience } });
  expect(await ask("other")).toMatchObject({ status: 400, code: "validation_failed" });
  expect((await ask("authenticated")).status).toBe(200);
});

test("an expired token is bad", async () => {
  const { token } = await aToken();
  world.clock.advance(3_601);
  expect(await user(token)).toMatchObject({ status: 403, code: "bad_jwt" });
  expect(await world.auth.verifyToken(token)).toBeNull();
});

test("a gone user, a gone session, a session of another and a ban each say so, in this order", async () => {
  const one = await world.signedIn();
  await world.auth.setBan({ userId: one.id, until: new Date("2999-01-01") });
  expect(await user(one.session.access_token)).toMatchObject({ status: 403, code: "user_banned" });
  const out = await world.fetch("/logout", { method: "POST", bearer: one.session.access_token });
  expect(out).toMatchObject({ status: 403, code: "user_banned" });
  await world.auth.revokeSessions({ userId: one.id, scope: "all" });
  expect(await user(one.session.access_token)).toMatchObject({ status: 403, code: "session_not_found" });
  await world.auth.deleteUser({ userId: one.id });
  expect(await user(one.session.access_token)).toMatchObject({ status: 403, code: "user_not_found" });

  const [two, three] = [await world.signedIn(), await world.signedIn()];
  const claims = (await world.auth.verifyToken(two.session.access_token))!;
  const foreign = (await world.auth.verifyToken(three.session.access_token))!;
  const { iat: _, exp: __, ...own } = claims;
  const mixed = await signAccessToken(
    { ...world.deps, now: world.clock.now() },
    { ...own, session_id: foreign.session_id },
  );
  expect(await user(mixed.token)).toMatchObject({ status: 403, code: "session_not_found" });
});

test("service calls take the service key and nothing else (P24)", async () => {
  const { session, id } = await world.signedIn();
  await world.admin.updateUserById(id, { role: "service_role" });
  const { data } = await world.client().refreshSession({ refresh_token: session.refresh_token });
  const users = (init: object) => world.fetch("/admin/users", init);
  expect((await users({ bearer: SERVICE_KEY })).status).toBe(200);
  expect(await users({})).toMatchObject({ status: 401, code: "no_authorization" });
  expect(await users({ bearer: `${SERVICE_KEY}x` })).toMatchObject({ status: 403, code: "bad_jwt" });
  expect(await users({ bearer: data.session!.access_token })).toMatchObject({
    status: 403,
    code: "not_admin",
  });
});
