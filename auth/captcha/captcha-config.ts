import { isSecure } from "#auth/http/loopback.ts";

/** Which service answers for solved puzzles. */
export type CaptchaConfig = {
  provider: "turnstile" | "hcaptcha";
  secret: string;
  verifyUrl: string;
  /** How long to wait for a verdict. */
  timeoutMs?: number;
};

const VERIFY_URL = {
  turnstile: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
  hcaptcha: "https://api.hcaptcha.com/siteverify",
};

/** Reads the CAPTCHA_* variables; without CAPTCHA_PROVIDER nobody is asked for anything. */
export function parseCaptchaVariables(env: Record<string, string>): {
  values: { captcha?: CaptchaConfig };
  problems: string[];
} {
  const { CAPTCHA_PROVIDER: provider, CAPTCHA_SECRET: secret, CAPTCHA_VERIFY_URL: url } = env;
  const isKnown = provider === "turnstile" || provider === "hcaptcha";
  const problems = [
    ...(provider && !isKnown ? [`CAPTCHA_PROVIDER must be turnstile or hcaptcha, not "${provider}"`] : []),
    ...(provider && !secret ? ["CAPTCHA_SECRET is missing"] : []),
    ...(secret && !provider ? ["CAPTCHA_PROVIDER is missing"] : []),
    ...(url && !(URL.canParse(url) && isSecure(new URL(url)))
      ? ["CAPTCHA_VERIFY_URL must be an https address"]
      : []),
  ];
  if (problems.length > 0 || !isKnown || !secret) return { values: {}, problems };
  return { values: { captcha: { provider, secret, verifyUrl: url ?? VERIFY_URL[provider] } }, problems };
}
