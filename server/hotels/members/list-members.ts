import { Members } from "#domain/hotels/houses.ts";
import { isAmong, managingParts } from "#domain/hotels/members.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/actor.ts";
import { listHotelInvites } from "../../invites/list-hotel-invites.ts";
import { findMembers } from "./queries.ts";
import { requireHotelPart } from "./require-hotel-part.ts";

/** Who works for a hotel and who is invited to. */
export async function listMembers(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { actor, hotelId }: { actor: Actor; hotelId: string },
): Promise<Members> {
  const as = await requireHotelPart(db, { actor, hotelId });
  const rows = await findMembers(db, hotelId);
  const invites = await listHotelInvites(db, { hotelId, now: clock.now() });
  return Members.parse({
    canManage: isAmong(managingParts, as),
    members: rows.map((row) => ({
      userId: row.user_id,
      name: row.full_name ?? "",
      email: row.email ?? "",
      part: row.part,
      since: row.created_at.toISOString(),
      isYou: row.user_id === actor.id,
    })),
    invites,
  });
}
