import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AuthWorld, getAuthWorld, PASSWORD, post } from "#auth/testing/auth-world.ts";
import { transact } from "#platform/database/transact.ts";

let world: AuthWorld;
beforeAll(async () => {
  world = await getAuthWorld();
});
beforeEach(() => world.clear());
afterAll(() => world.close());

const email = "fabio@agency.test";

test("a known person signs in with the mailed code", async () => {
  const { id } = await world.auth.createUser({ email, password: PASSWORD, email_confirm: true });
  const client = world.client();
  expect((await client.signInWithOtp({ email })).error).toBeNull();
  const mail = await world.mailTo(email);
  expect(mail.link).toContain("type=magiclink");
  const { data, error } = await client.verifyOtp({ email, token: mail.code, type: "email" });
  expect(error).toBeNull();
  expect(data.user?.id).toBe(id);
  expect((await world.client().signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
});

test("a new address is signed up by the same mail, with its metadata", async () => {
  const client = world.client();
  await client.signInWithOtp({ email, options: { data: { full_name: "Fábio" } } });
  const { code, link } = await world.mailTo(email);
  expect(link).toContain("type=signup");
  const { data } = await client.verifyOtp({ email, token: code, type: "email" });
  expect(data.user).toMatchObject({ email, user_metadata: { full_name: "Fábio" } });
});

test("the answer does not wait for anybody to be looked up, so its time tells nothing (P19)", async () => {
  await transact(world.database.db, async (tx) => {
    await sql`lock table auth.users`.execute(tx);
    expect(await world.fetch("/otp", post({ email }))).toMatchObject({ status: 200, text: "{}" });
  });
  expect((await world.mailTo(email)).code).toMatch(/^\d{6}$/);
});

test("whoever asks not to create learns that nobody is there, and nobody is created", async () => {
  const { error } = await world.client().signInWithOtp({ email, options: { shouldCreateUser: false } });
  expect(error).toMatchObject({ status: 422, code: "otp_disabled" });
  expect((await world.admin.listUsers()).data).toMatchObject({ total: 0 });
});

test("a password set before the owner came does not survive the owner's first sign-in (P4)", async () => {
  await world.client().signUp({ email, password: "what the intruder chose" });
  await world.client().signInWithOtp({ email });
  const { code } = await world.mailTo(email);
  expect((await world.client().verifyOtp({ email, token: code, type: "email" })).error).toBeNull();
  const intruder = await world.client().signInWithPassword({ email, password: "what the intruder chose" });
  expect(intruder.error).toMatchObject({ code: "invalid_credentials" });
});

test("with PKCE the link ends in a code for the client that asked", async () => {
  await world.auth.createUser({ email, password: PASSWORD, email_confirm: true });
  const client = world.client({ flowType: "pkce" });
  await client.signInWithOtp({ email, options: { emailRedirectTo: "https://lilamonde.test/auth" } });
  const { headers } = await world.fetch((await world.mailTo(email)).path);
  const code = new URL(headers.get("location")!).searchParams.get("code")!;
  const { data } = await client.exchangeCodeForSession(code);
  expect((await world.auth.verifyToken(data.session!.access_token))?.amr[0]?.method).toBe("magiclink");
});

test("/magiclink is the same for mail", async () => {
  expect((await world.fetch("/magiclink", post({ email }))).status).toBe(200);
  expect((await world.mailTo(email)).code).toMatch(/^\d{6}$/);
});

test("a phone, a channel for mail, both or nothing are refused", async () => {
  const code = async (body: object) => (await world.fetch("/otp", post(body))).code;
  expect(await code({ phone: "5511999990000" })).toBe("phone_provider_disabled");
  expect(await code({ email, channel: "whatsapp" })).toBe("validation_failed");
  expect(await code({ email, phone: "5511999990000" })).toBe("validation_failed");
  expect(await code({})).toBe("validation_failed");
  expect(await code({ email, create_user: "yes" })).toBe("validation_failed");
});
