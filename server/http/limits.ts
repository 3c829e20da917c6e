import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { MAX_BOOKING_FILE_BYTES } from "#domain/bookings/files.ts";
import { MAX_HERO_FILM_BYTES } from "#domain/heroes/hero-desk.ts";
import { MAX_PICTURE_BYTES } from "#domain/hotels/pictures.ts";
import { MAX_FILE_BYTES } from "#domain/journeys/files.ts";
import { MAX_PAPER_BYTES } from "#domain/payouts/payouts.ts";
import { MAX_SHEET_BYTES } from "#domain/sheets/sheets.ts";
import { refuse } from "./refuse.ts";

/** What a body of words may weigh. */
export const BODY_BYTES = 256 * 1_024;
/** Where pictures arrive, which are larger than words. */
const PICTURES = /^\/api\/((houses\/[^/]+|products|timeline)\/pictures|admin\/(post|hero)-pictures)$/;
const FILMS = "/api/admin/hero-films";
const PAPERS = "/api/payouts/papers";
/** Where files to import do, and then their rows. */
const SHEETS = /^\/api\/(sheets|clients\/import(\/check)?|invites\/check)$/;
/** Where files of bookings do. */
const FILES = /^\/api\/(houses\/[^/]+\/)?bookings\/[^/]+\/files$/;

/** Where photographs and papers of journeys do. */
const UPLOADS = /^\/api\/journeys\/[^/]+\/uploads$/;

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
const ofSheets = limit(MAX_SHEET_BYTES);
const ofFilms = limit(MAX_HERO_FILM_BYTES);
const ofUploads = limit(MAX_FILE_BYTES);
const ofFiles = limit(MAX_BOOKING_FILE_BYTES);

/** Refuses a body over the limit before it is read whole. */
export const limitBody: MiddlewareHandler = (context, next) => {
  const { path } = context.req;
  if (path === PAPERS) return ofPapers(context, next);
  if (path === FILMS) return ofFilms(context, next);
  if (SHEETS.test(path)) return ofSheets(context, next);
  if (UPLOADS.test(path)) return ofUploads(context, next);
  if (FILES.test(path)) return ofFiles(context, next);
  return (PICTURES.test(path) ? ofPictures : ofWords)(context, next);
};
