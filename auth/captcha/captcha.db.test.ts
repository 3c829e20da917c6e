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
const solved = { gotrue_meta_security: { captcha_token: "solved" } };

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

test.each(["error", "page", "odd", "redirect", "silence"])(
  "a service that answers with %s counts as no",
  async (token) => {
    const started = performance.now();
    const answer = await world.fetch("/otp", post({ email, gotrue_meta_security: { captcha_token: token } }));
    expect(answer).toMatchObject({ status: 400, code: "captcha_failed" });
    expect(performance.now() - started).toBeLessThan(8_000);
  },
);

test("a service that is gone counts as no", async () => {
  const captcha: CaptchaConfig = { provider: "hcaptcha", secret: "ours", verifyUrl: "http://127.0.0.1:9/" };
  const lonely = await getAuthWorld({ config: { captcha } });
  expect(await lonely.fetch("/recover", post({ email, ...solved }))).toMatchObject({
    status: 400,
    code: "captcha_failed",
  });
  await lonely.close();
});

test("the service key needs no puzzle, another bearer does, and a new token of a session never did", async () => {
  const body = { email, password: PASSWORD };
  expect((await world.fetch("/signup", { ...post(body), bearer: SERVICE_KEY })).status).toBe(200);
  expect((await world.fetch("/signup", { ...post(body), bearer: "other" })).code).toBe("captcha_failed");
  expect(
    (await world.fetch("/token?grant_type=pkce", post({ auth_code: "x", code_verifier: "y" }))).status,
  ).toBe(404);
});
