import ical, { ICalCalendarMethod } from "ical-generator";
import { homeOf } from "#domain/accounts/homes.ts";
import { Role } from "#domain/accounts/roles.ts";
import { namesSomebody } from "#domain/checkpoints/names.ts";
import { CHECKPOINT_ZONE } from "#domain/checkpoints/standing.ts";
import { templateOf } from "#domain/checkpoints/templates.ts";
import { dayIn } from "#domain/days.ts";
import { dayAfter, instantIn } from "#domain/zones.ts";
import { m } from "#messages/messages.js";
import { hashLinkToken } from "#platform/link-token.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { templateWords } from "../template-words.ts";
import { type FeedRow, findFeed, findFeedRows, markRead } from "./queries.ts";

const BACK_DAYS = 60;
const AHEAD_DAYS = 400;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * What is open of one person as a calendar, for whoever bears its address: the house's own words, hotels, trips and
 * hours. What somebody wrote of it may name a client, so it is there without its words; so is a trip called after one.
 */
export async function makeFeed(deps: Pick<Deps, "db" | "clock" | "config">, token: string): Promise<string> {
  const feed = await findFeed(deps.db, hashLinkToken(token));
  if (!feed) throw refuse("not_found");
  const now = deps.clock.now();
  await markRead(deps.db, { id: feed.id, now });
  const today = dayIn(CHECKPOINT_ZONE, now);
  const span = { from: dayAfter(today, -BACK_DAYS), until: dayAfter(today, AHEAD_DAYS) };
  const rows = await findFeedRows(deps.db, { ownerId: feed.owner_id, ...span });
  const locale = feed.language === "en" ? "en" : "pt";
  const url = new URL(`${homeOf[Role.parse(feed.role)]}/checkpoints`, deps.config.publicUrl).href;
  const calendar = ical({
    name: m.checkpoints_feed_name({}, { locale }),
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: "Lilamonde", product: "Checkpoints", language: locale === "en" ? "EN" : "PT" },
    ttl: 60 * 60,
  });
  for (const row of rows) {
    calendar.createEvent({
      ...{ id: `${row.id}@lilamonde`, summary: summaryOf(row, locale), url },
      ...{ stamp: row.updated_at, sequence: row.version, ...timesOf(row) },
    });
  }
  return calendar.toString();
}

function summaryOf(
  { template, is_edited: isEdited, hotel_name: hotel, journey_title: title, ...row }: FeedRow,
  locale: "pt" | "en",
): string {
  const name = templateOf(template);
  const words =
    name === null || isEdited ? m.checkpoints_feed_own({}, { locale }) : templateWords[name]({}, { locale });
  const names = [row.client_name, ...(row.travellers ?? []).map(({ firstName }) => firstName)];
  const trip = title && !namesSomebody(title, names) ? title : null;
  const about = [hotel, trip].filter(Boolean).join(", ");
  return about ? `${words}: ${about}` : words;
}

function timesOf({ day, due_time: time }: FeedRow) {
  if (time === null) {
    const start = new Date(`${day}T00:00:00Z`);
    return { start, end: new Date(start.getTime() + DAY_MS), allDay: true };
  }
  const start = instantIn(CHECKPOINT_ZONE, day, time);
  return { start, end: new Date(start.getTime() + HOUR_MS / 2) };
}
