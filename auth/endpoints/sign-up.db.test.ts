import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AuthWorld, getAuthWorld, PASSWORD, post } from "#auth/testing/auth-world.ts";

let world: AuthWorld;
beforeAll(async () => {
  world = await getAuthWorld();
});
beforeEach(() => world.clear());
afterAll(() => world.close());

const email = "ana@agency.test";
const data = { full_name: "Ana Prado", selected_role: "advisor" };
const signUp = (given: object = {}) =>
  world.client().signUp({ email, password: PASSWORD, options: { data }, ...given });

test("a sign-up gives a user that waits for confirmation, and one mail", async () => {
  const { data: answer, error } = await signUp();
  expect(error).toBeNull();
  expect(answer.session).toBeNull();
  expect(answer.user).toMatchObject({
    aud: "authenticated",
    role: "authenticated",
    email,
    phone: "",
    user_metadata: data,
    app_metadata: { provider: "email", providers: ["email"] },
    is_anonymous: false,
  });
  expect(answer.user?.identities).toHaveLength(1);
  expect(answer.user?.identities?.[0]).toMatchObject({ provider: "email", id: answer.user!.id });
  expect(answer.user?.confirmation_sent_at).toBeTruthy();
  expect(answer.user?.email_confirmed_at).toBeUndefined();
  expect(await world.countMails()).toBe(1);
});

test("the mail's code confirms and signs in; before that the right password is told to confirm", async () => {
  await signUp();
  const client = world.client();
  const early = await client.signInWithPassword({ email, password: PASSWORD });
  expect(early.error).toMatchObject({ status: 400, code: "email_not_confirmed" });
  const { code } = await world.mailTo(email);
  const { data: verified, error } = await client.verifyOtp({ email, token: code, type: "signup" });
  expect(error).toBeNull();
  expect(verified.session?.access_token).toBeTruthy();
  expect(verified.user?.email_confirmed_at).toBeTruthy();
  expect((await client.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
});

test("a confirmed address looks new but has no identities, and gets no mail", async () => {
  const { id } = await world.signedIn(email);
  const { data: answer, error } = await signUp();
  expect(error).toBeNull();
  expect(answer.user?.identities).toEqual([]);
  expect(answer.user?.id).not.toBe(id);
  expect(answer.user?.role).toBe("");
  expect(answer.user?.user_metadata).toEqual(data);
  expect(answer.user?.last_sign_in_at).toBeUndefined();
  expect(await world.countMails()).toBe(0);
});

test("a second sign-up of an unconfirmed address changes nothing until its own mail is answered", async () => {
  await world.client().signUp({ email, password: "what the intruder chose", options: { data: { evil: 1 } } });
  const { data: answer } = await signUp();
  expect(answer.user?.user_metadata).toEqual(data);
  const { code } = await world.mailTo(email);
  await world.client().verifyOtp({ email, token: code, type: "signup" });
  const signIn = (password: string) => world.client().signInWithPassword({ email, password });
  expect((await signIn(PASSWORD)).error).toBeNull();
  expect((await signIn("what the intruder chose")).error).toMatchObject({ code: "invalid_credentials" });
});

test("whoever signs up an address that was invited, banned or begun elsewhere sees a new account (P19)", async () => {
  const invited = "invited@agency.test";
  const banned = "banned@agency.test";
  await world.admin.inviteUserByEmail(invited, { data: { note: "of the team" } });
  await world.auth.createUser({ email: banned, ban_duration: "1h", app_metadata: { plan: "gold" } });
  const ask = async (address: string) => {
    const { body } = await world.fetch("/signup", post({ email: address, password: PASSWORD, data }));
    const ids = [body.id, (body.identities as { identity_id: string }[])[0]!.identity_id];
    return [...ids, address].reduce<string>((text, id) => text.replaceAll(String(id), "·"), hideTimes(body));
  };
  const fresh = await ask(email);
  expect(await ask(invited)).toBe(fresh);
  expect(await ask(banned)).toBe(fresh);
  expect(fresh).toContain("Ana");
});

test("twenty sign-ups of one address at once make one account", async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => signUp()));
  expect(answers.filter(({ error }) => error)).toEqual([]);
  expect((await world.admin.listUsers()).data).toMatchObject({ total: 1 });
});

test("the address is folded to lower case and found in any case", async () => {
  await signUp({ email: "Ana@Agency.TEST" });
  const { code } = await world.mailTo(email);
  const { error } = await world.client().verifyOtp({ email: "ANA@agency.test", token: code, type: "signup" });
  expect(error).toBeNull();
});

test.each([
  ["", 422],
  ["not an address", 400],
  ["a@b", 400],
  ["a@b.test,c@d.test", 400],
  ["Ana <a@b.test>", 400],
  ["a@b.test\r\nBcc: c@d.test", 400],
  ["a@b.test\u0000", 400],
  ["\u212aatia@b.test", 400],
  [`${"a".repeat(250)}@b.test`, 400],
])("the address %j is refused", async (address, status) => {
  const answer = await world.fetch("/signup", post({ email: address, password: PASSWORD }));
  expect(answer.status).toBe(status);
  expect(await world.countMails()).toBe(0);
});

test("a short or a common password is refused with its reason", async () => {
  const short = await signUp({ password: "12abc" });
  expect(short.error).toMatchObject({ status: 422, code: "weak_password", reasons: ["length"] });
  const common = await signUp({ password: "Password123" });
  expect(common.error).toMatchObject({ status: 422, code: "weak_password", reasons: ["pwned"] });
});

test("a password counts in bytes: 73 of them are refused (P32)", async () => {
  const { error } = await signUp({ password: `${"é".repeat(36)}a` });
  expect(error).toMatchObject({ status: 400, code: "validation_failed" });
});

test("what only the server decides cannot be posted (P30)", async () => {
  const hostile = {
    id: crypto.randomUUID(),
    role: "service_role",
    aud: "admin",
    app_metadata: { admin: true },
    email_confirmed_at: new Date().toISOString(),
    is_sso_user: true,
  };
  const body = `{"email":"${email}","password":"${PASSWORD}","data":{"__proto__":{"admin":true},"constructor":1},${JSON.stringify(hostile).slice(1)}`;
  const { body: user } = await world.fetch("/signup", { ...post({}), body });
  expect(user).toMatchObject({
    role: "authenticated",
    aud: "authenticated",
    user_metadata: { constructor: 1 },
  });
  expect(user.id).not.toBe(hostile.id);
  expect(user.app_metadata).toEqual({ provider: "email", providers: ["email"] });
  expect(user.email_confirmed_at).toBeUndefined();
});

test("a phone, nothing at all, and both together each have their refusal", async () => {
  const refused = async (body: object) => (await world.fetch("/signup", post(body))).code;
  expect(await refused({ phone: "5511999990000", password: PASSWORD })).toBe("phone_provider_disabled");
  expect(await refused({})).toBe("anonymous_provider_disabled");
  expect(await refused({ phone: "5511999990000", email, password: PASSWORD })).toBe("validation_failed");
  expect(await refused({ email })).toBe("validation_failed");
});

test("metadata too large for a token is refused", async () => {
  const { error } = await signUp({ options: { data: { story: "x".repeat(10_000) } } });
  expect(error).toMatchObject({ status: 400, code: "validation_failed" });
});

test("who confirms gets the words of their own sign-up, not of one made before in their name (P4)", async () => {
  await signUp({ password: "password of mallory", options: { data: { full_name: "Mallory", tag: "x" } } });
  await signUp();
  const { code } = await world.mailTo(email);
  const { data: confirmed } = await world.client().verifyOtp({ email, token: code, type: "signup" });
  expect(confirmed.user?.user_metadata).toEqual(data);
});

function hideTimes(body: object): string {
  return JSON.stringify(body).replace(/\d{4}-\d\d-\d\dT[^"]+/g, "·");
}
