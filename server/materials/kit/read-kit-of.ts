import type { Completeness } from "#domain/materials/materials.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { findPublishedHotel } from "./queries.ts";
import { readCompleteness } from "./read-completeness.ts";

/** What a published hotel's kit lacks, for somebody who sells it. */
export async function readKitOf(
  deps: Pick<Deps, "db" | "clock">,
  { slug, userId }: { slug: string; userId: string },
): Promise<Completeness> {
  const hotel = await findPublishedHotel(deps.db, slug);
  if (!hotel) throw refuse("not_found");
  return readCompleteness(deps, { hotel, userId });
}
