import { bodyLimit } from "hono/body-limit";
import { refuse } from "./refuse.ts";

const BODY_BYTES = 256 * 1_024;

/** Refuses a body over the limit before it is read whole. */
export const limitBody = bodyLimit({
  maxSize: BODY_BYTES,
  onError: () => {
    throw refuse("body_too_large");
  },
});
