import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AuthWorld, getAuthWorld, PASSWORD, PUBLIC_URL, post } from "#auth/testing/auth-world.ts";

let world: AuthWorld;
beforeAll(async () => {
  world = await getAuthWorld({ hasLimits: true });
});
beforeEach(() => world.clear());
afterAll(() => world.close());

const email = "eva@agency.test";
const newAccount = () => world.auth.createUser({ email, password: PASSWORD, email_confirm: true });

test("recovery by code signs in, announces itself, and lets a new password be set", async () => {
  await newAccount();
  const client = world.client();
  const events: string[] = [];
  client.onAuthStateChange((event) => void events.push(event));
  expect((await client.resetPasswordForEmail(email)).error).toBeNull();
  const { code } = await world.mailTo(email);
  expect((await client.verifyOtp({ email, token: code, type: "recovery" })).error).toBeNull();
  expect(events).toContain("PASSWORD_RECOVERY");
  expect((await client.updateUser({ password: "um novo segredo" })).error).toBeNull();
});

test("links are built from the configured address, whatever the request calls us (P1)", async () => {
  await newAccount();
  const headers = {
    "x-forwarded-host": "evil.test",
    "x-forwarded-proto": "http",
    forwarded: "host=evil.test;proto=http",
    "content-type": "application/json",
  };
  await world.fetch("/recover?redirect_to=https://evil.test/steal", {
    method: "POST",
    body: JSON.stringify({ email }),
    headers,
  });
  const { link, text, html } = await world.mailTo(email);
  expect(link.startsWith(`${PUBLIC_URL}/auth/v1/verify?token=`)).toBe(true);
  expect(new URL(link).searchParams.get("redirect_to")).toBe(PUBLIC_URL);
  expect(text + html).not.toContain("evil.test");
});

test("known, unknown, unconfirmed and banned addresses get the same answers, the second time too (P19)", async () => {
  await newAccount();
  const banned = await world.auth.createUser({
    email: "banned@agency.test",
    password: PASSWORD,
    email_confirm: true,
  });
  await world.auth.setBan({ userId: banned.id, until: new Date("2999-01-01") });
  await world.auth.createUser({ email: "unconfirmed@agency.test", password: PASSWORD });
  const ask = async (address: string) => {
    const [first, second] = [
      await world.fetch("/recover", post({ email: address })),
      await world.fetch("/recover", post({ email: address })),
    ];
    return [first.status, first.text, second.status, second.code, [...second.headers.keys()].sort().join()];
  };
  const answers = [];
  for (const address of [email, "nobody@agency.test", "banned@agency.test", "unconfirmed@agency.test"]) {
    answers.push(await ask(address));
  }
  expect(answers[0]?.slice(0, 4)).toEqual([200, "{}", 429, "over_email_send_rate_limit"]);
  for (const answer of answers) expect(answer).toEqual(answers[0]);
});

test("a minute later another mail goes out", async () => {
  await newAccount();
  const client = world.client();
  await client.resetPasswordForEmail(email);
  const soon = await client.resetPasswordForEmail(email);
  expect(soon.error).toMatchObject({ status: 429, code: "over_email_send_rate_limit" });
  expect(soon.error?.message).toMatch(/only request this after \d+ seconds/);
  world.clock.advance(61);
  expect((await client.resetPasswordForEmail(email)).error).toBeNull();
  expect(await world.countMails()).toBe(2);
});

test("the owner of an address that someone else signed up with gets rid of that password (P4)", async () => {
  await world.client().signUp({ email, password: "what the intruder chose" });
  await world.client().resetPasswordForEmail(email);
  const { code } = await world.mailTo(email);
  const owner = world.client();
  expect((await owner.verifyOtp({ email, token: code, type: "recovery" })).error).toBeNull();
  const intruder = await world.client().signInWithPassword({ email, password: "what the intruder chose" });
  expect(intruder.error).toMatchObject({ code: "invalid_credentials" });
});

test("no address, or none that could be one, is refused", async () => {
  for (const body of [
    {},
    { email: "" },
    { email: null },
    { email: "x" },
    { email: {} },
    { email: "a@b.test,c@d.test" },
  ]) {
    expect(await world.fetch("/recover", post(body))).toMatchObject({
      status: 400,
      code: "validation_failed",
    });
  }
});
