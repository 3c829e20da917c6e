import { HotelPart } from "#domain/hotels/members.ts";
import type { Tx } from "#platform/database/database.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import { addMember } from "./queries.ts";

type Input = { hotelId: string; userId: string; part: string; actorId: string | null; now: Date };

/** Makes somebody a member of a hotel, in the transaction that lets them in; false if they were one. */
export async function joinHotel(tx: Tx, { hotelId, userId, part, actorId, now }: Input): Promise<boolean> {
  const isNew = await addMember(tx, { hotelId, userId, part: HotelPart.parse(part), now });
  if (!isNew) return false;
  await writeAudit(tx, {
    actorId,
    action: "member.added",
    subjectType: "hotel",
    subjectId: hotelId,
    after: { userId, part },
    now,
  });
  return true;
}
