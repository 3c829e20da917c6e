import { isSameFrame } from "#domain/hotels/drafts/publishing.ts";
import { outdatedPlaces } from "#domain/hotels/drafts/translations.ts";
import { hotelPath } from "#domain/hotels/hotels.ts";
import type { HouseOverview } from "#domain/hotels/houses.ts";
import { HotelSheet } from "#domain/hotels/sheets.ts";
import { houseDay } from "#domain/site/views.ts";
import { countMentions } from "../../contact/count-mentions.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { countViews } from "../../views/count-views.ts";
import { findMembers } from "../members/queries.ts";
import { requireHotelPart } from "../members/require-hotel-part.ts";
import { type HousePage, readHousePage } from "../pages/section.ts";
import { lastPublishedAt, selectSheet } from "./queries.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;

/** What a hotel sees of itself first: counts of a period that ends today, and what is left to do. */
export async function readOverview(
  deps: Pick<Deps, "db" | "clock">,
  { actor, hotelId, days }: { actor: Actor; hotelId: string; days: number },
): Promise<HouseOverview> {
  const { db, clock } = deps;
  await requireHotelPart(db, { actor, hotelId });
  const page = await readHousePage(db, hotelId);
  if (!page) throw refuse("not_found");
  const now = clock.now();
  const daysAgo = (count: number) => new Date(now.getTime() - count * DAY_MS);
  const path = hotelPath(page.house.slug);
  const sheet = await selectSheet(db, hotelId);
  return {
    days,
    views: await countViews(deps, { path, from: houseDay(daysAgo(days - 1)), until: houseDay(now) }),
    viewsBefore: await countViews(deps, {
      path,
      from: houseDay(daysAgo(2 * days - 1)),
      until: houseDay(daysAgo(days)),
    }),
    mentions: await countMentions(deps, { name: page.house.name, since: daysAgo(days) }),
    members: (await findMembers(db, hotelId)).length,
    contacts: sheet ? HotelSheet.parse(sheet.content).contacts.length : 0,
    ...countDrafts(page),
    lastPublishedAt: (await lastPublishedAt(db, hotelId))?.toISOString() ?? null,
  };
}

function countDrafts({ live, drafts }: HousePage) {
  const pairs = [...drafts].map(([kind, draft]) => ({ kind, draft, read: live.get(kind) ?? null }));
  const isWritten = (words: object) => Object.values(words).some((text: string) => text.trim() !== "");
  const differs = ({ draft, read }: (typeof pairs)[number]) =>
    read
      ? (["frame", "pt", "en"] as const).some((part) => !isSameFrame(draft[part], read[part]))
      : isWritten(draft.pt) || isWritten(draft.en);
  return {
    chapters: pairs.filter(({ kind, read }) => kind !== "card" && read).length,
    unpublished: pairs.filter(differs).length,
    outdated: pairs
      .map(({ draft }) => outdatedPlaces(draft, draft.agreed))
      .reduce((sum, { pt, en }) => sum + pt.length + en.length, 0),
  };
}
