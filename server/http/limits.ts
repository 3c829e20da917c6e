import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { MAX_PICTURE_BYTES } from "#domain/hotels/pictures.ts";
import { MAX_PAPER_BYTES } from "#domain/payouts/payouts.ts";
import { refuse } from "./refuse.ts";

const BODY_BYTES = 256 * 1_024;
/** Where pictures arrive, which are larger than words. */
const PICTURES = /^\/api\/houses\/[^/]+\/pictures$/;
const PAPERS = "/api/payouts/papers";

const limit = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw refuse("body_too_large");
    },
  });
const ofWords = limit(BODY_BYTES);
const ofPictures = limit(MAX_PICTURE_BYTES);
const ofPapers = limit(MAX_PAPER_BYTES);

/** Refuses a body over the limit before it is read whole. */
export const limitBody: MiddlewareHandler = (context, next) => {
  if (context.req.path === PAPERS) return ofPapers(context, next);
  return (PICTURES.test(context.req.path) ? ofPictures : ofWords)(context, next);
};
