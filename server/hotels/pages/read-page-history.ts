import type { SectionKind } from "#domain/hotels/drafts/content.ts";
import { PageHistory } from "#domain/hotels/drafts/page-draft.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/actor.ts";
import { requireHotelPart } from "../members/require-hotel-part.ts";
import { selectPublications } from "./queries.ts";

const LIMIT = 60;

/** What was published of a section, the latest first. */
export async function readPageHistory(
  { db }: Pick<Deps, "db">,
  { actor, hotelId, kind }: { actor: Actor; hotelId: string; kind: SectionKind },
): Promise<PageHistory> {
  await requireHotelPart(db, { actor, hotelId });
  const rows = await selectPublications(db, { hotelId, kind, limit: LIMIT });
  return PageHistory.parse({
    publications: rows.map(({ is_on_behalf: isOnBehalf, at, ...row }) => ({
      ...row,
      isOnBehalf,
      at: at.toISOString(),
    })),
  });
}
