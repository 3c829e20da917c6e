import type { HotelChange } from "#domain/hotels/houses.ts";
import { isReservedSlug } from "#domain/hotels/slugs.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { isSlugTaken, lockHouse, updateHouse } from "./queries.ts";

type Input = { actor: Actor; hotelId: string; change: HotelChange };

/** Gives a hotel another name or address, or shows it to everybody or nobody. */
export async function changeHotel(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { actor, hotelId, change }: Input,
): Promise<void> {
  const { version, name, slug, isPublished } = change;
  await db.transaction().execute(async (tx) => {
    const house = await lockHouse(tx, hotelId);
    if (!house) throw refuse("not_found");
    if (house.version !== version) throw refuse("conflict", { current: { version: house.version } });
    if (slug !== undefined && slug !== house.slug) {
      if (isReservedSlug(slug)) throw refuse("slug_reserved");
      if (await isSlugTaken(tx, { slug, but: hotelId })) throw refuse("slug_taken");
    }
    if (isPublished && !isReadable(house)) throw refuse("chapter_one_language");
    const now = clock.now();
    await updateHouse(tx, hotelId, {
      ...(name !== undefined && { name }),
      ...(slug !== undefined && { slug }),
      ...(isPublished !== undefined && { is_published: isPublished }),
      updated_at: now,
    });
    await writeAudit(tx, {
      ...{ actorId: actor.id, action: "hotel.changed", subjectType: "hotel", subjectId: hotelId, now },
      before: { name: house.name, slug: house.slug, isPublished: house.is_published },
      after: { name, slug, isPublished },
    });
  });
}

/** A page that is shown says in both languages where the hotel is and what it is. */
function isReadable({
  place,
  headline,
  summary,
}: Record<"place" | "headline" | "summary", unknown>): boolean {
  return [place, headline, summary].every((text) => {
    const { pt, en } = text as { pt: string; en: string };
    return pt.trim() !== "" && en.trim() !== "";
  });
}
