import type { EventCards, EventPage } from "#domain/events/events.ts";
import { eventPath } from "#domain/events/paths.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import type { PublishedPages } from "../site/sitemap.ts";
import { countOf, type EventRow, findAnnounced, findEvent } from "./queries.ts";
import { toCard, toPage } from "./to-event.ts";

const MOST = 50;
const PAST = 6;

/** What is open to everybody, still to come and just over. */
export async function listPublic({ db, clock }: Pick<Deps, "db" | "clock">): Promise<EventCards> {
  const now = clock.now();
  const ahead = await findAnnounced(db, { audience: "public", endsAfter: now, limit: MOST });
  const over = await findAnnounced(db, { audience: "public", endsBefore: now, limit: PAST });
  const counts = await countOf(
    db,
    [...ahead, ...over].map(({ id }) => id),
  );
  const card = (row: EventRow) => toCard(row, counts(row.id));
  return { events: ahead.map(card), past: over.map(card) };
}

/** The page of an event that is open to everybody; a draft or a members' event is as none. */
export async function readPublic(
  { db, clock }: Pick<Deps, "db" | "clock">,
  slug: string,
): Promise<EventPage> {
  const row = await findEvent(db, { slug });
  if (row?.audience !== "public" || row.state === "draft") throw refuse("not_found");
  return toPage(row, (await countOf(db, [row.id]))(row.id), clock.now());
}

/** The pages of what is open to everybody and still to come. */
export const listEventPages: PublishedPages = async ({ db, clock }) => {
  const rows = await findAnnounced(db, { audience: "public", endsAfter: clock.now(), limit: MOST });
  return rows.map(({ slug, updated_at: changedAt }) => ({ path: eventPath(slug), changedAt }));
};
