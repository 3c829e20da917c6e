import { randomUUID } from "node:crypto";
import { type HotelPart, managingParts } from "#domain/hotels/members.ts";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import { recordFacts } from "../../facts/record-facts.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { deleteMember, lockMembers, updatePart } from "./queries.ts";
import { requireHotelPart } from "./require-hotel-part.ts";

/** A part of null takes somebody out of the hotel. */
type Input = { actor: Actor; hotelId: string; userId: string; part: HotelPart | null };

/** Gives a member another part, or none; a hotel keeps at least one owner, and whom a former one invited stays out. */
export async function changeMember(deps: Deps, { actor, hotelId, userId, part }: Input): Promise<void> {
  const { db, clock } = deps;
  await transact(db, async (tx) => {
    const members = await lockMembers(tx, hotelId);
    await requireHotelPart(tx, { actor, hotelId, parts: managingParts });
    const member = members.find(({ user_id }) => user_id === userId);
    if (!member) throw refuse("not_found");
    const others = members.filter((other) => other.user_id !== userId && other.part === "owner");
    if (member.part === "owner" && part !== "owner" && others.length === 0) throw refuse("only_owner");
    if (part) await updatePart(tx, { hotelId, userId }, part);
    else await deleteMember(tx, { hotelId, userId });
    const entry = { actorId: actor.id, subjectType: "hotel", subjectId: hotelId, now: clock.now() };
    const before = { userId, part: member.part };
    if (part) await writeAudit(tx, { ...entry, action: "member.changed", before, after: { userId, part } });
    else await writeAudit(tx, { ...entry, action: "member.removed", before });
    if (member.part === "owner" && part !== "owner") {
      const data = { userId, hotelId };
      await recordFacts(tx, deps, [{ kind: "right_ended", cause: randomUUID(), data, actorId: actor.id }]);
    }
  });
}
