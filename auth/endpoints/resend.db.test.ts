import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AuthWorld, getAuthWorld, PASSWORD, post } from "#auth/testing/auth-world.ts";

let world: AuthWorld;
beforeAll(async () => {
  world = await getAuthWorld();
});
beforeEach(() => world.clear());
afterAll(() => world.close());

const email = "gil@agency.test";

test("the confirmation is mailed again, and keeps the password that was chosen", async () => {
  await world.client().signUp({ email, password: PASSWORD });
  expect((await world.client().resend({ type: "signup", email })).error).toBeNull();
  expect(await world.countMails()).toBe(2);
  const { code } = await world.mailTo(email);
  await world.client().verifyOtp({ email, token: code, type: "signup" });
  expect((await world.client().signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
});

test("a mail sent again confirms no password that somebody else chose first, or last (P4)", async () => {
  const [theirs, mine] = ["password of mallory", "password of the owner"];
  for (const passwords of [
    [theirs, mine],
    [mine, theirs],
    [mine, theirs, mine],
  ]) {
    await world.clear();
    for (const password of passwords) await world.client().signUp({ email, password });
    await world.client().resend({ type: "signup", email });
    const { code } = await world.mailTo(email);
    const owner = world.client();
    expect((await owner.verifyOtp({ email, token: code, type: "signup" })).error).toBeNull();
    const attempt = await world.client().signInWithPassword({ email, password: theirs });
    expect(attempt.error?.code).toBe("invalid_credentials");
    expect((await owner.updateUser({ password: "a third one, my own" })).error).toBeNull();
  }
});

test("signing up twice with one password and asking for the mail again keeps it", async () => {
  for (let times = 0; times < 2; times++) await world.client().signUp({ email, password: PASSWORD });
  await world.client().resend({ type: "signup", email });
  const { code } = await world.mailTo(email);
  await world.client().verifyOtp({ email, token: code, type: "signup" });
  expect((await world.client().signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
});

test("nobody to confirm, nobody at all: the answer is the same and no mail goes out (P19)", async () => {
  await world.auth.createUser({ email, password: PASSWORD, email_confirm: true });
  for (const type of ["signup", "email_change"] as const) {
    for (const address of [email, "nobody@agency.test"]) {
      expect(await world.fetch("/resend", post({ type, email: address }))).toMatchObject({
        status: 200,
        text: "{}",
      });
    }
  }
  expect(await world.countMails()).toBe(0);
});

test("an unknown type, a missing address or a phone is refused", async () => {
  const bodies = [
    { type: "recovery", email },
    { email },
    { type: "signup" },
    { type: "sms" },
    { type: "signup", email, phone: "1" },
  ];
  for (const body of bodies) {
    expect(await world.fetch("/resend", post(body))).toMatchObject({
      status: 400,
      code: "validation_failed",
    });
  }
  const phone = await world.fetch("/resend", post({ type: "sms", phone: "5511999990000" }));
  expect(phone.code).toBe("phone_provider_disabled");
});
