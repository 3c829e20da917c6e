import type { GenerateLinkParams } from "@supabase/auth-js";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AuthWorld, getAuthWorld, PASSWORD, PUBLIC_URL } from "#auth/testing/auth-world.ts";

let world: AuthWorld;
beforeAll(async () => {
  world = await getAuthWorld();
});
beforeEach(() => world.clear());
afterAll(() => world.close());

const email = "ines@agency.test";
const redirectTo = `${PUBLIC_URL}/invite`;
const generate = async (params: object) => {
  const { data, error } = await world.admin.generateLink(params as GenerateLinkParams);
  return { user: data.user, link: data.properties, error };
};

test("an invitation is mailed, its code signs in, and a password can be set", async () => {
  const { data, error } = await world.admin.inviteUserByEmail(email, {
    data: { full_name: "Inês" },
    redirectTo,
  });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email, user_metadata: { full_name: "Inês" } });
  expect(data.user?.invited_at).toBeTruthy();
  const mail = await world.mailTo(email);
  expect(mail.subject).toBe("Seu convite para a Lilamonde");
  expect(new URL(mail.link).searchParams.get("redirect_to")).toBe(redirectTo);
  const client = world.client();
  expect((await client.verifyOtp({ email, token: mail.code, type: "invite" })).error).toBeNull();
  expect((await client.updateUser({ password: PASSWORD })).error).toBeNull();
  const again = await world.admin.inviteUserByEmail(email);
  expect(again.error).toMatchObject({ status: 422, code: "email_exists" });
});

test("an invitation voids a password someone set on the address before (P4)", async () => {
  await world.client().signUp({ email, password: "what the intruder chose" });
  await world.admin.inviteUserByEmail(email);
  const { code } = await world.mailTo(email);
  await world.client().verifyOtp({ email, token: code, type: "invite" });
  const intruder = await world.client().signInWithPassword({ email, password: "what the intruder chose" });
  expect(intruder.error).toMatchObject({ code: "invalid_credentials" });
});

test("each kind of link works by link, by hash and by code, and no mail is sent", async () => {
  await world.auth.createUser({ email, password: PASSWORD, email_confirm: true });
  const byHash = await generate({ type: "magiclink", email, options: { redirectTo } });
  expect(byHash.link).toMatchObject({ verification_type: "magiclink", redirect_to: redirectTo });
  expect(byHash.user).toMatchObject({ email });
  const hashed = await world.client().verifyOtp({ token_hash: byHash.link!.hashed_token, type: "magiclink" });
  expect(hashed.error).toBeNull();
  const byCode = await generate({ type: "recovery", email });
  const typed = await world.client().verifyOtp({ email, token: byCode.link!.email_otp, type: "recovery" });
  expect(typed.error).toBeNull();
  const byLink = await generate({ type: "recovery", email, options: { redirectTo } });
  const path = byLink.link!.action_link.replace(`${PUBLIC_URL}/auth/v1`, "");
  const { headers } = await world.fetch(path);
  expect(headers.get("location")).toMatch(/^https:\/\/lilamonde\.test\/invite#access_token=/);
  expect(await world.countMails()).toBe(0);
});

test("a sign-up link makes the account with its password", async () => {
  const { link, user } = await generate({
    type: "signup",
    email,
    password: PASSWORD,
    options: { data: { a: 1 } },
  });
  expect(user).toMatchObject({ email, user_metadata: { a: 1 } });
  await world.client().verifyOtp({ token_hash: link!.hashed_token, type: "signup" });
  expect((await world.client().signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
});

test("a magic link for a new address becomes a sign-up, a recovery does not", async () => {
  expect((await generate({ type: "magiclink", email })).link?.verification_type).toBe("signup");
  const recovery = await generate({ type: "recovery", email: "nobody@agency.test" });
  expect(recovery.error).toMatchObject({ status: 404, code: "user_not_found" });
});

test("both links of an e-mail change work, each for its own side", async () => {
  await world.auth.createUser({ email, password: PASSWORD, email_confirm: true });
  const newEmail = "ines@new.test";
  const current = await generate({ type: "email_change_current", email, newEmail });
  const next = await generate({ type: "email_change_new", email, newEmail });
  const confirm = (token: string) => world.client().verifyOtp({ token_hash: token, type: "email_change" });
  expect((await confirm(current.link!.hashed_token)).data.session).toBeNull();
  expect((await confirm(next.link!.hashed_token)).data.user?.email).toBe(newEmail);
});

test("what cannot be made is refused", async () => {
  await world.auth.createUser({ email, password: PASSWORD, email_confirm: true });
  const refused = async (params: object) => (await generate(params)).error?.code;
  expect(await refused({ type: "signup", email, password: PASSWORD })).toBe("email_exists");
  expect(await refused({ type: "invite", email })).toBe("email_exists");
  expect(await refused({ type: "signup", email: "x@y.test" })).toBe("validation_failed");
  expect(await refused({ type: "nonsense", email })).toBe("validation_failed");
  expect(await refused({ type: "email_change_new", email })).toBe("validation_failed");
  expect((await world.admin.inviteUserByEmail("nonsense")).error).toMatchObject({
    code: "validation_failed",
  });
});

test("a link never leads to a foreign place (P20)", async () => {
  await world.auth.createUser({ email, password: PASSWORD, email_confirm: true });
  const { link } = await generate({ type: "magiclink", email, options: { redirectTo: "https://evil.test" } });
  expect(link?.redirect_to).toBe(PUBLIC_URL);
  const path = link!.action_link.replace(`${PUBLIC_URL}/auth/v1`, "");
  const { headers } = await world.fetch(path.replace(/redirect_to=.*/, "redirect_to=https://evil.test"));
  expect(headers.get("location")).toMatch(/^https:\/\/lilamonde\.test\/#access_token/);
});
