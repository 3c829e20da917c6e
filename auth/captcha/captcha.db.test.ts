import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AuthWorld, getAuthWorld, PASSWORD, post, SERVICE_KEY } from "#auth/testing/auth-world.ts";
import { type CaptchaServer, startCaptchaServer } from "#auth/testing/captcha-server.ts";
import type { CaptchaConfig } from "./captcha-config.ts";

let service: CaptchaServer;
let world: AuthWorld;
beforeAll(async () => {
  service = await startCaptchaServer();
  const captcha: CaptchaConfig = { provider: "turnstile", secret: "ours", verifyUrl: service.url };
  world = await getAuthWorld({ config: { captcha } });
});
beforeEach(() => world.clear());
afterAll(async () => {
  await world.close();
  await service.close();
});

const email = "ana@casa.test";

test("the official client passes with a solved puzzle on every call that asks for one", async () => {
  const client = world.client();
  const options = { captchaToken: "solved" };
  expect((await client.signUp({ email, password: PASSWORD, options })).error).toBeNull();
  expect((await client.resend({ type: "signup", email, options })).error).toBeNull();
  expect((await client.resetPasswordForEmail(email, options)).error).toBeNull();
  expect((await client.signInWithOtp({ email, options })).error).toBeNull();
  await world.auth.createUser({ email: "bia@casa.test", password: PASSWORD, email_confirm: true });
  const { data, error } = await client.signInWithPassword({
    email: "bia@casa.test",
    password: PASSWORD,
    options,
  });
  expect(error).toBeNull();
  expect(service.asked.at(-1)).toEqual({ secret: "ours", response: "solved", remoteip: "127.0.0.1" });
  const count = service.asked.length;
  expect((await client.refreshSession({ refresh_token: data.session!.refresh_token })).error).toBeNull();
  expect(service.asked).toHaveLength(count);
});

const calls: [string, object][] = [
  ["/signup", { email, password: PASSWORD }],
  ["/recover", { email }],
  ["/resend", { email, type: "signup" }],
  ["/magiclink", { email }],
  ["/otp", { email }],
  ["/token?grant_type=password", { email, password: PASSWORD }],
];

test.each(calls)("%s does nothing without one", async (path, body) => {
  for (const security of [
    {},
    { gotrue_meta_security: null },
    { gotrue_meta_security: {} },
    { gotrue_meta_security: "solved" },
    { gotrue_meta_security: [] },
    { gotrue_meta_security: { captcha_token: "" } },
    { gotrue_meta_security: { captcha_token: ["solved"] } },
    { gotrue_meta_security: { captcha_token: "unsolved" } },
    { gotrue_meta_security: { captcha_token: "x".repeat(10_000) } },
  ]) {
    const answer = await world.fetch(path, post({ ...body, ...security }));
    expect(answer).toMatchObject({ status: 400, code: "captcha_failed" });
  }
  expect(await world.countMails()).toBe(0);
});

const asks = (token: string) => post({ email, gotrue_meta_security: { captcha_token: token } });
const refusal = { status: 400, code: "captcha_failed" };

test.each(["error", "page", "odd", "redirect"])(
  "a service that answers with %s counts as no",
  async (token) => {
    expect(await world.fetch("/otp", asks(token))).toMatchObject(refusal);
  },
);

test("a service that is silent or gone counts as no", async () => {
  for (const verifyUrl of [service.url, "http://127.0.0.1:9/"]) {
    const captcha: CaptchaConfig = { provider: "hcaptcha", secret: "ours", verifyUrl, timeoutMs: 200 };
    const lonely = await getAuthWorld({ config: { captcha } });
    expect(await lonely.fetch("/recover", asks("silence"))).toMatchObject(refusal);
    await lonely.close();
  }
});

test("the service key needs no puzzle, another bearer does, and a new token of a session never did", async () => {
  const body = { email, password: PASSWORD };
  expect((await world.fetch("/signup", { ...post(body), bearer: SERVICE_KEY })).status).toBe(200);
  expect((await world.fetch("/signup", { ...post(body), bearer: "other" })).code).toBe("captcha_failed");
  expect(
    (await world.fetch("/token?grant_type=pkce", post({ auth_code: "x", code_verifier: "y" }))).status,
  ).toBe(404);
});
