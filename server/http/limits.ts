import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import type { ApiEnv } from "./env.ts";
import { refuse } from "./refuse.ts";

const BODY_BYTES = 256 * 1_024;
const TIME_MS = 10_000;

/** Refuses a body over the limit before it is read whole. */
export const limitBody = bodyLimit({
  maxSize: BODY_BYTES,
  onError: () => {
    throw refuse("body_too_large");
  },
});

/** Answers in the stead of a route that takes too long. */
export const limitTime = createMiddleware<ApiEnv>(async (_, next) => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(refuse("timeout", { headers: { "retry-after": "1" } })), TIME_MS);
  });
  try {
    await Promise.race([next(), late]);
  } finally {
    clearTimeout(timer);
  }
});
