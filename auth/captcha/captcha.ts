import { z } from "zod";
import type { Log } from "#platform/log.ts";
import type { CaptchaConfig } from "./captcha-config.ts";

/** Asks the captcha service whether a person solved the puzzle. */
export type Captcha = { isSolved: (token: string, address: string) => Promise<boolean> };

const TIMEOUT_MS = 5_000;
// Both services give out tokens of at most 2048 characters; hCaptcha's may be a little longer.
const MAX_TOKEN = 8_192;
const Verdict = z.object({ success: z.boolean() });

/** Turnstile and hCaptcha speak the same protocol. Whatever goes wrong, the puzzle counts as unsolved. */
export function createCaptcha(
  { secret, verifyUrl, timeoutMs = TIMEOUT_MS }: CaptchaConfig,
  log: Log,
): Captcha {
  return {
    isSolved: async (response, remoteip) => {
      if (response.length > MAX_TOKEN) return false;
      try {
        const answer = await fetch(verifyUrl, {
          method: "POST",
          body: new URLSearchParams({ secret, response, remoteip }),
          redirect: "error",
          signal: AbortSignal.timeout(timeoutMs),
        });
        return Verdict.parse(await answer.json()).success;
      } catch (error) {
        log.warn({ fault: (error as Error).name }, "the captcha service gave no verdict");
        return false;
      }
    },
  };
}
