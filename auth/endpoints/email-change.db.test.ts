import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AuthWorld, getAuthWorld, PASSWORD } from "#auth/testing/auth-world.ts";

let world: AuthWorld;
beforeAll(async () => {
  world = await getAuthWorld();
});
beforeEach(() => world.clear());
afterAll(() => world.close());

const NEW = "new@guests.test";
const confirm = (token: string) => world.client().verifyOtp({ token_hash: token, type: "email_change" });

test("the address changes once both mailboxes have answered, by link or by code", async () => {
  const { client, email } = await world.signedIn();
  const { data } = await client.updateUser({ email: NEW });
  expect(data.user).toMatchObject({ email, new_email: NEW });
  const [current, next] = [await world.mailTo(email), await world.mailTo(NEW)];
  expect(current.text).toContain(NEW);

  const half = await world.fetch(current.path);
  expect(half.status).toBe(303);
  expect(half.headers.get("location")).toContain("#message=");
  expect(half.headers.get("location")).not.toContain("access_token");
  expect((await client.getUser()).data.user?.email).toBe(email);

  const whole = await world.client().verifyOtp({ email: NEW, token: next.code, type: "email_change" });
  expect(whole.error).toBeNull();
  expect(whole.data.session?.user).toMatchObject({ email: NEW });
  expect(whole.data.user?.new_email).toBeUndefined();
  expect(whole.data.user?.identities?.[0]?.identity_data).toMatchObject({ email: NEW, email_verified: true });
  expect((await world.client().signInWithPassword({ email, password: PASSWORD })).error).not.toBeNull();
  expect((await world.client().signInWithPassword({ email: NEW, password: PASSWORD })).error).toBeNull();
});

test("one mailbox alone never changes it, however often it answers (P26)", async () => {
  const { client, email } = await world.signedIn();
  await client.updateUser({ email: NEW });
  const first = await world.mailTo(NEW);
  const half = await confirm(first.token);
  expect(half).toMatchObject({ error: null, data: { session: null, user: null } });
  expect((await confirm(first.token)).error).toMatchObject({ code: "otp_expired" });
  await client.resend({ type: "email_change", email });
  const mails = await world.countMails();
  expect(mails).toBe(3);
  expect((await client.getUser()).data.user?.email).toBe(email);
  expect((await confirm((await world.mailTo(email)).token)).data.user?.email).toBe(NEW);
});

test("a second request forgets the first", async () => {
  const { client, email } = await world.signedIn();
  await client.updateUser({ email: "first@guests.test" });
  const [oldCurrent, oldNext] = [await world.mailTo(email), await world.mailTo("first@guests.test")];
  await client.updateUser({ email: NEW });
  expect((await confirm(oldCurrent.token)).error).toMatchObject({ code: "otp_expired" });
  expect((await confirm(oldNext.token)).error).toMatchObject({ code: "otp_expired" });
});

test("of two people who want one address the later to answer is told it is taken (P26)", async () => {
  const [one, two] = [await world.signedIn(), await world.signedIn()];
  const tokens: string[] = [];
  for (const { client, email } of [one, two]) {
    await client.updateUser({ email: NEW });
    await confirm((await world.mailTo(email)).token);
    tokens.push((await world.mailTo(NEW)).token);
  }
  const answers = await Promise.all(tokens.map(confirm));
  const errors = answers.map(({ error }) => error?.code).sort();
  expect(errors).toEqual(["email_exists", undefined]);
});

test("an address that is taken, or no address, is refused at once", async () => {
  const { client } = await world.signedIn();
  const other = await world.signedIn();
  expect((await client.updateUser({ email: other.email })).error).toMatchObject({
    status: 422,
    code: "email_exists",
  });
  expect((await client.updateUser({ email: "nonsense" })).error).toMatchObject({
    status: 400,
    code: "validation_failed",
  });
});

test("links mailed to the old address are void once it has changed (P25)", async () => {
  const { client, email } = await world.signedIn();
  await client.resetPasswordForEmail(email);
  const recovery = await world.mailTo(email);
  await client.updateUser({ email: NEW });
  await confirm((await world.mailTo(email)).token);
  await confirm((await world.mailTo(NEW)).token);
  const { error } = await world.client().verifyOtp({ token_hash: recovery.token, type: "recovery" });
  expect(error).toMatchObject({ code: "otp_expired" });
});
