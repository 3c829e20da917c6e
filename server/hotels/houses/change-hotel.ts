import type { HotelChange } from "#domain/hotels/houses.ts";
import { isReservedSlug } from "#domain/hotels/slugs.ts";
import { isTimeZone } from "#domain/zones.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { isGroup, isSlugTaken, lockHouse, updateHouse } from "./queries.ts";

type Input = { actor: Actor; hotelId: string; change: HotelChange };
type Kept = NonNullable<Awaited<ReturnType<typeof lockHouse>>>;

/** Gives a hotel another name, address, group, style or place in the world, or shows it to everybody or nobody. */
export async function changeHotel(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { actor, hotelId, change }: Input,
): Promise<void> {
  const { version, ...wished } = change;
  await transact(db, async (tx) => {
    const house = await lockHouse(tx, hotelId);
    if (!house) throw refuse("not_found");
    if (house.version !== version) throw refuse("conflict", { current: { version: house.version } });
    await refuseAddress(tx, house, wished.slug);
    await refusePlace(tx, house, wished);
    if (wished.isPublished && !isReadable(house)) throw refuse("chapter_one_language");
    const now = clock.now();
    const { groupId, timeZone, isPublished, ...same } = wished;
    await updateHouse(tx, hotelId, {
      ...same,
      ...(groupId !== undefined && { group_id: groupId }),
      ...(timeZone !== undefined && { time_zone: timeZone }),
      ...(isPublished !== undefined && { is_published: isPublished }),
      updated_at: now,
    });
    await writeAudit(tx, {
      ...{ actorId: actor.id, action: "hotel.changed", subjectType: "hotel", subjectId: hotelId, now },
      before: before(house, wished),
      after: wished,
    });
  });
}

/** An address is free to change until it is read: links out there lead to it, and the site's own never move. */
async function refuseAddress(tx: Tx, house: Kept, slug: string | undefined): Promise<void> {
  if (slug === undefined || slug === house.slug) return;
  if (isReservedSlug(slug)) throw refuse("slug_reserved");
  if (house.is_published || isReservedSlug(house.slug)) {
    throw refuse("validation_failed", { fields: { slug: "invalid" } });
  }
  if (await isSlugTaken(tx, { slug, but: house.id })) throw refuse("slug_taken");
}

async function refusePlace(tx: Tx, house: Kept, { groupId, timeZone }: Partial<HotelChange>): Promise<void> {
  if (timeZone !== undefined && !isTimeZone(timeZone)) {
    throw refuse("validation_failed", { fields: { timeZone: "invalid" } });
  }
  if (groupId && (house.kind === "group" || !(await isGroup(tx, groupId)))) {
    throw refuse("validation_failed", { fields: { groupId: "invalid" } });
  }
}

/** What stood where something else was wished, for the log. */
function before(house: Kept, wished: Omit<HotelChange, "version">): Record<string, unknown> {
  const { name, slug, country, style } = house;
  const stood = {
    ...{ name, slug, country, style, groupId: house.group_id },
    ...{ timeZone: house.time_zone, isPublished: house.is_published },
  };
  return Object.fromEntries(Object.entries(stood).filter(([key]) => key in wished));
}

/** A page that is shown says in both languages where the hotel is and what it is. */
function isReadable({ place, headline, summary }: Kept): boolean {
  return [place, headline, summary].every((text) => {
    const { pt, en } = text as unknown as { pt: string; en: string };
    return pt.trim() !== "" && en.trim() !== "";
  });
}
