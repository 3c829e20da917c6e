import { afterAll, beforeAll, expect, test } from "vitest";
import { type AuthWorld, getAuthWorld } from "#auth/testing/auth-world.ts";

let world: AuthWorld;
beforeAll(async () => {
  world = await getAuthWorld();
});
afterAll(() => world.close());

test("the key set holds public halves only and may be cached (P29, P35)", async () => {
  const { body, headers } = await world.fetch("/.well-known/jwks.json");
  expect(headers.get("cache-control")).toBe("public, max-age=600");
  for (const key of body.keys as Record<string, unknown>[]) {
    expect(key).toMatchObject({ kty: "EC", crv: "P-256", alg: "ES256", use: "sig", key_ops: ["verify"] });
    expect(Object.keys(key).filter((name) => ["d", "p", "q", "dp", "dq", "qi", "k"].includes(name))).toEqual(
      [],
    );
  }
});

test("the client reads the claims locally with the key set", async () => {
  const { client, id } = await world.signedIn();
  const { data, error } = await client.getClaims();
  expect(error).toBeNull();
  expect(data?.header).toMatchObject({ alg: "ES256", typ: "JWT" });
  expect(data?.claims).toMatchObject({
    sub: id,
    aud: "authenticated",
    iss: "https://lilamonde.test/auth/v1",
  });
});

test("settings and health say what is open", async () => {
  expect((await world.fetch("/settings")).body).toMatchObject({
    external: { email: true, phone: false, anonymous_users: false },
    disable_signup: false,
    mailer_autoconfirm: false,
  });
  expect((await world.fetch("/health")).body).toMatchObject({ name: "GoTrue" });
});
