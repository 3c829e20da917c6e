import type { Desk, DeskMaterial } from "#domain/materials/materials.ts";
import type { Deps } from "../deps.ts";
import { requireHotelPart } from "../hotels/members/require-hotel-part.ts";
import type { Actor } from "../http/actor.ts";
import { refuse } from "../http/refuse.ts";
import { readCompleteness } from "./kit/read-completeness.ts";
import { findDesk, findHotel } from "./queries.ts";
import { countTakers } from "./takes/queries.ts";
import { pictureOf, toSlot, toVersion } from "./to-material.ts";

/** A hotel's own materials in all states, what its kit lacks, and how often it was taken. */
export async function readDesk(
  deps: Pick<Deps, "db" | "files" | "clock">,
  { actor, hotelId }: { actor: Actor; hotelId: string },
): Promise<Desk> {
  await requireHotelPart(deps.db, { actor, hotelId });
  const hotel = await findHotel(deps.db, hotelId);
  if (!hotel) throw refuse("not_found");
  const materials = new Map<string, DeskMaterial>();
  for (const row of await findDesk(deps.db, hotelId)) {
    const slot = materials.get(row.materialId) ?? { ...toSlot(row), versions: [] };
    slot.versions.push({ ...toVersion(row), picture: pictureOf(deps, row), takes: row.takes });
    materials.set(row.materialId, slot);
  }
  return {
    materials: [...materials.values()],
    completeness: await readCompleteness(deps, { hotel, userId: actor.id }),
    takes: await countTakers(deps.db, hotelId),
  };
}
