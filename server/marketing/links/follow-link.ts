import { isbot } from "isbot";
import { hotelPath } from "#domain/hotels/hotels.ts";
import { linkTarget, readLinkCode } from "#domain/marketing/link-codes.ts";
import { englishAddress } from "#domain/site/addresses.ts";
import { sitePages } from "#domain/site/pages.ts";
import { houseDay } from "#domain/site/views.ts";
import type { Deps } from "../../deps.ts";
import { addClicks, findLink } from "./queries.ts";

type Input = { given: string; headers: Headers; isReading: boolean };

/**
 * Where a short link leads: the page of its campaign's hotel, or the collection for several, in the reader's language,
 * with the code after the #. An opening by a person is counted by day and source, and nothing else is kept. Null for a
 * code that nobody has.
 */
export async function followLink(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { given, headers, isReading }: Input,
): Promise<string | null> {
  const read = readLinkCode(given);
  const link = read && (await findLink(db, read.code));
  if (!read || !link) return null;
  if (isReading && isPerson(headers)) {
    await addClicks(db, { linkId: link.id, day: houseDay(clock.now()), source: read.source, clicks: 1 });
  }
  const [slug, another] = link.slugs;
  const path = slug && !another ? hotelPath(slug) : sitePages.lilamonde;
  const address = readsEnglish(headers) ? (englishAddress(path) ?? path) : path;
  return linkTarget({ path: address, code: given.toLowerCase() });
}

/** Whether somebody opened it, rather than a preview, a robot, or a browser that only looks ahead; nor who asks not to be counted. */
function isPerson(headers: Headers): boolean {
  const agent = headers.get("user-agent");
  if (!agent || isbot(agent) || PREVIEWS.test(agent)) return false;
  const purpose = `${headers.get("sec-purpose") ?? ""} ${headers.get("purpose") ?? ""} ${headers.get("x-moz") ?? ""}`;
  if (/prefetch|preview/i.test(purpose)) return false;
  return headers.get("dnt") !== "1" && headers.get("sec-gpc") !== "1";
}

// Messengers that fetch a picture of what a link leads to.
const PREVIEWS = /whatsapp|facebookexternalhit|telegrambot|slackbot|skypeuripreview|snapchat|signal/i;

const LANGUAGE_COOKIE = /(?:^|;\s*)language=(pt|en)(?:;|$)/;

/** The choice made here before, or else the first language of the browser that we have. */
function readsEnglish(headers: Headers): boolean {
  const chosen = LANGUAGE_COOKIE.exec(headers.get("cookie") ?? "")?.[1];
  if (chosen) return chosen === "en";
  const first = headers.get("accept-language")?.match(/\b(pt|en)\b/i)?.[1];
  return first?.toLowerCase() === "en";
}
