import { afterEach, expect, test } from "vitest";
import { type AuthWorld, getAuthWorld, PASSWORD } from "#auth/testing/auth-world.ts";

let world: AuthWorld;
afterEach(() => world.close());

const person = { email: "ana@agency.test", password: PASSWORD };

test("where addresses confirm themselves, sign-up gives a session and a known address is told", async () => {
  world = await getAuthWorld({ config: { isAutoconfirmed: true } });
  const { data, error } = await world.client().signUp(person);
  expect(error).toBeNull();
  expect(data.session?.user.email_confirmed_at).toBeTruthy();
  expect(await world.countMails()).toBe(0);
  const again = await world.client().signUp(person);
  expect(again.error).toMatchObject({ status: 422, code: "user_already_exists" });
});

test("a closed house takes nobody new, by password or by link", async () => {
  world = await getAuthWorld({ config: { isSignupOpen: false } });
  const signUp = await world.client().signUp(person);
  expect(signUp.error).toMatchObject({ status: 422, code: "signup_disabled" });
  const otp = await world.client().signInWithOtp({ email: person.email });
  expect(otp.error).toMatchObject({ status: 422, code: "signup_disabled" });
});

test("what belongs to an account is made with it, or neither is", async () => {
  const made: string[] = [];
  world = await getAuthWorld({
    onUserCreated: async (_, user) => {
      if (user.email === "broken@agency.test") throw new Error("no profile");
      made.push(user.id);
    },
  });
  const { data } = await world.client().signUp(person);
  expect(made).toEqual([data.user?.id]);
  const broken = await world.client().signUp({ ...person, email: "broken@agency.test" });
  expect(broken.error?.status).toBe(500);
  expect((await world.admin.listUsers()).data).toMatchObject({ total: 1 });
});

test("new, unconfirmed and confirmed addresses are asked to wait alike (P19)", async () => {
  world = await getAuthWorld({ hasLimits: true });
  await world.auth.createUser({ email: "confirmed@agency.test", password: PASSWORD, email_confirm: true });
  await world.auth.createUser({ email: "unconfirmed@agency.test", password: PASSWORD });
  for (const name of ["new", "unconfirmed", "confirmed"]) {
    const email = `${name}@agency.test`;
    const [first, second] = [
      await world.client().signUp({ ...person, email }),
      await world.client().signUp({ ...person, email }),
    ];
    expect(first.error).toBeNull();
    expect(Object.keys(first.data.user!).sort()).toEqual(
      "app_metadata aud confirmation_sent_at created_at email id identities is_anonymous phone role updated_at user_metadata".split(
        " ",
      ),
    );
    expect(second.error).toMatchObject({ status: 429, code: "over_email_send_rate_limit" });
  }
});
