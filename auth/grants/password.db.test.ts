import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createPasswordHasher } from "#auth/passwords/password-hasher.ts";
import { type AuthWorld, getAuthWorld, PASSWORD, post } from "#auth/testing/auth-world.ts";

let world: AuthWorld;
beforeAll(async () => {
  world = await getAuthWorld();
});
beforeEach(() => world.clear());
afterAll(() => world.close());

const email = "bia@agency.test";
const signIn = (password: string, address = email) =>
  world.client().signInWithPassword({ email: address, password });

test("the right password opens a session of the shape the client expects", async () => {
  await world.auth.createUser({ email, password: PASSWORD, email_confirm: true });
  const { body, status, headers } = await world.fetch(
    "/token?grant_type=password",
    post({ email, password: PASSWORD }),
  );
  expect(status).toBe(200);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(body).toMatchObject({ token_type: "bearer", expires_in: 3600, user: { email } });
  expect(body.expires_at).toBeCloseTo(Date.now() / 1_000 + 3_600, -1);
  expect(JSON.stringify(body)).not.toMatch(/argon2|password_hash/);
  expect(body.weak_password).toBeUndefined();
  const claims = await world.auth.verifyToken(String(body.access_token));
  expect(claims).toMatchObject({ email, aal: "aal1", role: "authenticated", is_anonymous: false });
  expect(claims?.amr).toEqual([{ method: "password", timestamp: expect.any(Number) }]);
});

test("a wrong password, an unknown address and an account without a password get the same answer", async () => {
  await world.auth.createUser({ email, password: PASSWORD, email_confirm: true });
  await world.auth.createUser({ email: "link@agency.test", email_confirm: true });
  const answers = await Promise.all([
    signIn("not the password"),
    signIn(PASSWORD, "nobody@agency.test"),
    signIn(PASSWORD, "link@agency.test"),
  ]);
  for (const { error } of answers) {
    expect(error).toMatchObject({
      status: 400,
      code: "invalid_credentials",
      message: "Invalid login credentials",
    });
  }
});

test("an unknown address costs a hash as a wrong password does (P18)", async () => {
  const hasher = createPasswordHasher();
  const compared: (string | null | undefined)[] = [];
  const verify = (hash: string | null | undefined, password: string) => {
    compared.push(hash);
    return hasher.verify(hash, password);
  };
  const watched = await getAuthWorld({ passwords: { ...hasher, verify } });
  await watched.auth.createUser({ email, password: PASSWORD, email_confirm: true });
  await watched.auth.createUser({ email: "invited@agency.test", email_confirm: true });
  for (const address of [email, "invited@agency.test", "nobody@agency.test"]) {
    const { error } = await watched.client().signInWithPassword({ email: address, password: "not that" });
    expect(error?.code).toBe("invalid_credentials");
  }
  expect(compared).toHaveLength(3);
  await watched.close();
});

test("a ban is told only to whoever knows the password (P23)", async () => {
  const { id } = await world.auth.createUser({ email, password: PASSWORD, email_confirm: true });
  await world.admin.updateUserById(id, { ban_duration: "24h" });
  expect((await signIn(PASSWORD)).error).toMatchObject({ status: 400, code: "user_banned" });
  expect((await signIn("not the password")).error).toMatchObject({ code: "invalid_credentials" });
  await world.admin.updateUserById(id, { ban_duration: "none" });
  expect((await signIn(PASSWORD)).error).toBeNull();
});

test("a password that became weak still signs in, and the client is told", async () => {
  const { hash } = await import("@node-rs/argon2");
  await world.auth.createUser({ email, password_hash: await hash("qwerty"), email_confirm: true });
  const { data, error } = await signIn("qwerty");
  expect(error).toBeNull();
  expect(data.weakPassword?.reasons).toEqual(["pwned"]);
});

test("two passwords that share their first 72 bytes are two passwords (P32)", async () => {
  const password = "x1".repeat(36);
  await world.auth.createUser({ email, password, email_confirm: true });
  expect((await signIn(password)).error).toBeNull();
  expect((await signIn(`${password}tail`)).error).toMatchObject({ code: "invalid_credentials" });
});

test("what is missing or of the wrong kind is refused as invalid", async () => {
  for (const body of [
    {},
    { email },
    { password: PASSWORD },
    { email: 1, password: [] },
    { email, phone: "55", password: "x" },
  ]) {
    const { status, code } = await world.fetch("/token?grant_type=password", post(body));
    expect({ status, code }).toEqual({ status: 400, code: "validation_failed" });
  }
  const phone = await world.fetch("/token?grant_type=password", post({ phone: "5511", password: "x" }));
  expect(phone.code).toBe("phone_provider_disabled");
});
