import { expect, test } from "vitest";
import { parseCaptchaVariables } from "./captcha-config.ts";

test("without variables nobody is asked for anything", () => {
  expect(parseCaptchaVariables({})).toEqual({ values: {}, problems: [] });
});

test("each service has its address, and tests may have another", () => {
  const given = { CAPTCHA_PROVIDER: "turnstile", CAPTCHA_SECRET: "s" };
  expect(parseCaptchaVariables(given).values.captcha).toEqual({
    provider: "turnstile",
    secret: "s",
    verifyUrl: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
  });
  const hcaptcha = parseCaptchaVariables({ ...given, CAPTCHA_PROVIDER: "hcaptcha" });
  expect(hcaptcha.values.captcha?.verifyUrl).toBe("https://api.hcaptcha.com/siteverify");
  const local = parseCaptchaVariables({ ...given, CAPTCHA_VERIFY_URL: "http://127.0.0.1:4000/verify" });
  expect(local.values.captcha?.verifyUrl).toBe("http://127.0.0.1:4000/verify");
});

test.each([
  [{ CAPTCHA_PROVIDER: "recaptcha", CAPTCHA_SECRET: "s" }, "CAPTCHA_PROVIDER must be"],
  [{ CAPTCHA_PROVIDER: "turnstile" }, "CAPTCHA_SECRET is missing"],
  [{ CAPTCHA_SECRET: "s" }, "CAPTCHA_PROVIDER is missing"],
  [
    { CAPTCHA_PROVIDER: "turnstile", CAPTCHA_SECRET: "s", CAPTCHA_VERIFY_URL: "http://elsewhere.test" },
    "CAPTCHA_VERIFY_URL must be",
  ],
  [
    { CAPTCHA_PROVIDER: "turnstile", CAPTCHA_SECRET: "s", CAPTCHA_VERIFY_URL: "x" },
    "CAPTCHA_VERIFY_URL must be",
  ],
])("%j is a problem, told in a line", (env, words) => {
  const { values, problems } = parseCaptchaVariables(env as Record<string, string>);
  expect(values).toEqual({});
  expect(problems).toEqual([expect.stringContaining(words)]);
});
