import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AuthWorld, getAuthWorld, PASSWORD } from "#auth/testing/auth-world.ts";

let world: AuthWorld;
beforeAll(async () => {
  world = await getAuthWorld();
});
beforeEach(() => world.clear());
afterAll(() => world.close());

const NEW_PASSWORD = "um novo segredo";
const DAY = 86_400;

test("the user is the caller's own, flat, and needs a token", async () => {
  const { client, email, id } = await world.signedIn();
  const { data } = await client.getUser();
  expect(data.user).toMatchObject({ id, email, aud: "authenticated" });
  expect((await world.fetch("/user")).status).toBe(401);
});

test("metadata merges key by key, and null removes a key", async () => {
  const { client } = await world.signedIn();
  await client.updateUser({ data: { city: "Recife", guests: 2, nested: { a: 1 } } });
  const { data } = await client.updateUser({ data: { city: null, guests: 3 } });
  expect(data.user?.user_metadata).toEqual({ guests: 3, nested: { a: 1 } });
});

test("what only the server decides cannot be written (P30)", async () => {
  const { session, id } = await world.signedIn();
  const put = (body: object) =>
    world.fetch("/user", { method: "PUT", bearer: session.access_token, body: JSON.stringify(body) });
  expect(await put({ app_metadata: { admin: true } })).toMatchObject({ status: 403, code: "not_admin" });
  const { body } = await put({ role: "service_role", id: crypto.randomUUID(), banned_until: null, aud: "x" });
  expect(body).toMatchObject({ id, role: "authenticated", aud: "authenticated" });
});

test("a new password ends every other session and voids every mail before it (P25)", async () => {
  const { client, email } = await world.signedIn();
  const other = world.client();
  await other.signInWithPassword({ email, password: PASSWORD });
  await client.resetPasswordForEmail(email);
  const recovery = await world.mailTo(email);
  await client.signInWithOtp({ email });
  const magic = await world.mailTo(email);
  await client.updateUser({ email: "elsewhere@guests.test" });
  const change = await world.mailTo("elsewhere@guests.test");

  expect((await client.updateUser({ password: NEW_PASSWORD })).error).toBeNull();
  expect((await client.getUser()).error).toBeNull();
  expect((await client.refreshSession()).error).toBeNull();
  expect((await other.getUser()).error?.name).toBe("AuthSessionMissingError");
  expect((await other.refreshSession()).error).not.toBeNull();
  for (const [mail, type] of [
    [recovery, "recovery"],
    [magic, "magiclink"],
    [change, "email_change"],
  ] as const) {
    const { error } = await world.client().verifyOtp({ token_hash: mail.token, type });
    expect(error).toMatchObject({ status: 403, code: "otp_expired" });
  }
  const signIn = (password: string) => world.client().signInWithPassword({ email, password });
  expect((await signIn(PASSWORD)).error).toMatchObject({ code: "invalid_credentials" });
  expect((await signIn(NEW_PASSWORD)).error).toBeNull();
});

test("the same, a weak or an empty password is refused", async () => {
  const { client } = await world.signedIn();
  expect((await client.updateUser({ password: PASSWORD })).error).toMatchObject({
    status: 422,
    code: "same_password",
  });
  expect((await client.updateUser({ password: "short" })).error).toMatchObject({ code: "weak_password" });
  expect((await client.updateUser({ password: "" })).error).toMatchObject({ code: "weak_password" });
});

test("the current password is checked where it is given", async () => {
  const { client } = await world.signedIn();
  const wrong = await client.updateUser({ password: NEW_PASSWORD, current_password: "a guess" });
  expect(wrong.error).toMatchObject({ status: 400, code: "current_password_invalid" });
  const right = await client.updateUser({ password: NEW_PASSWORD, current_password: PASSWORD });
  expect(right.error).toBeNull();
});

test("minutes after the sign-in a new password needs the current one, unless a recovery opened the session", async () => {
  const { client, email } = await world.signedIn();
  world.clock.advance(600);
  const bare = await client.updateUser({ password: NEW_PASSWORD });
  expect(bare.error).toMatchObject({ status: 400, code: "current_password_required" });
  expect((await world.client().signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  const shown = { password: NEW_PASSWORD, current_password: PASSWORD };
  expect((await client.updateUser(shown)).error).toBeNull();
  const lost = world.client();
  await lost.resetPasswordForEmail(email);
  const { token } = await world.mailTo(email);
  expect((await lost.verifyOtp({ token_hash: token, type: "recovery" })).error).toBeNull();
  world.clock.advance(600);
  expect((await lost.updateUser({ password: "e mais um ainda" })).error).toBeNull();
});

test("on an old session a new password needs the mailed nonce, once", async () => {
  const { client, email } = await world.signedIn();
  world.clock.advance(DAY + 60);
  await client.refreshSession();
  const bare = await client.updateUser({ password: NEW_PASSWORD });
  expect(bare.error).toMatchObject({ status: 400, code: "reauthentication_needed" });
  expect((await client.reauthenticate()).error).toBeNull();
  const { code, link } = await world.mailTo(email);
  expect(link).toBe("");
  const wrong = await client.updateUser({
    password: NEW_PASSWORD,
    nonce: code === "000000" ? "1" : "000000",
  });
  expect(wrong.error).toMatchObject({ status: 422, code: "reauthentication_not_valid" });
  expect((await client.updateUser({ password: NEW_PASSWORD, nonce: code })).error).toBeNull();
  const again = await client.updateUser({ password: "e mais um ainda", nonce: code });
  expect(again.error).toMatchObject({ code: "reauthentication_not_valid" });
});

test("the nonce is worthless after five wrong ones, and never opens a session", async () => {
  const { client, email } = await world.signedIn();
  await client.reauthenticate();
  const { code } = await world.mailTo(email);
  for (const type of ["signup", "recovery", "magiclink", "email", "email_change"] as const) {
    expect((await world.client().verifyOtp({ email, token: code, type })).error).toMatchObject({
      code: "otp_expired",
    });
  }
  for (let i = 0; i < 5; i++) await client.updateUser({ password: NEW_PASSWORD, nonce: `wrong${i}` });
  const { error } = await client.updateUser({ password: NEW_PASSWORD, nonce: code });
  expect(error).toMatchObject({ code: "reauthentication_not_valid" });
});

test("on an old session the current password will do", async () => {
  const { client } = await world.signedIn();
  world.clock.advance(DAY + 60);
  await client.refreshSession();
  const { error } = await client.updateUser({ password: NEW_PASSWORD, current_password: PASSWORD });
  expect(error).toBeNull();
});

test("with a second factor, address and password ask for aal2 and metadata does not (P16)", async () => {
  const { client, id } = await world.signedIn();
  const now = world.clock.now();
  await world.database.db
    .insertInto("auth.mfa_factors")
    .values({
      id: crypto.randomUUID(),
      user_id: id,
      factor_type: "totp",
      status: "verified",
      created_at: now,
      updated_at: now,
    })
    .execute();
  const refused = { status: 401, code: "insufficient_aal" };
  expect((await client.updateUser({ password: NEW_PASSWORD })).error).toMatchObject(refused);
  expect((await client.updateUser({ email: "new@guests.test" })).error).toMatchObject(refused);
  expect((await client.updateUser({ phone: "5511999990000" })).error).toMatchObject(refused);
  expect((await client.updateUser({ data: { city: "Olinda" } })).error).toBeNull();
  expect((await client.mfa.listFactors()).data?.totp).toHaveLength(1);
});

test("the language of the mails follows the metadata", async () => {
  const { client, email } = await world.signedIn();
  await client.resetPasswordForEmail(email);
  expect((await world.mailTo(email)).subject).toBe("Redefina sua senha da Lilamonde");
  await client.updateUser({ data: { preferred_language: "en-GB" } });
  await client.resetPasswordForEmail(email);
  expect((await world.mailTo(email)).subject).toBe("Reset your Lilamonde password");
});
