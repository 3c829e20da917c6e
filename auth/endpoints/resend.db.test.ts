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
