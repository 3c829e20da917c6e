import { sections } from "#domain/hotels/drafts/content.ts";
import type { PageDraft } from "#domain/hotels/drafts/page-draft.ts";
import { hotelPath } from "#domain/hotels/hotels.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { requireHotelPart } from "../members/require-hotel-part.ts";
import { readHousePage, toSection } from "./section.ts";

/** A hotel's page as it is being written, for those who work there. */
export async function readPageDraft(
  { db }: Pick<Deps, "db">,
  { actor, hotelId }: { actor: Actor; hotelId: string },
): Promise<PageDraft> {
  await requireHotelPart(db, { actor, hotelId });
  const page = await readHousePage(db, hotelId);
  if (!page) throw refuse("not_found");
  const { slug, name, kind, country, style, is_published: isPublished } = page.house;
  return {
    hotelId,
    ...{ slug, name, country, style, isPublished },
    kind: kind as PageDraft["kind"],
    path: hotelPath(slug),
    sections: sections.map((section) =>
      toSection(section, page.drafts.get(section)!, page.live.get(section) ?? null),
    ),
  };
}
