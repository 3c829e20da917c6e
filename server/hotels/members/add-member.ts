import type { AddedMember, NewMember } from "#domain/hotels/houses.ts";
import { managingParts } from "#domain/hotels/members.ts";
import { transact } from "#platform/database/transact.ts";
import { isActiveIn } from "../../accounts/read-standing.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { inviteOne } from "../../invites/invite-one.ts";
import { joinHotel } from "./join-hotel.ts";
import { limitMails } from "./limit-mails.ts";
import { requireHotelPart } from "./require-hotel-part.ts";

type Input = { actor: Actor; hotelId: string; member: NewMember };

/**
 * Brings somebody to a hotel: who already works for another joins at once, everybody else is invited by mail. Whether
 * an address has another account is told to whoever opens that mail, and to nobody else.
 */
export async function addHotelMember(deps: Deps, { actor, hotelId, member }: Input): Promise<AddedMember> {
  const { email, part, language } = member;
  await requireHotelPart(deps.db, { actor, hotelId, parts: managingParts });
  await limitMails(deps, { hotelId, actorId: actor.id });
  const known = await deps.auth.getUserByEmail(email);
  if (!known || !(await isActiveIn(deps.db, { id: known.id, role: "hotel" }))) {
    const invite = { email, role: "hotel" as const, fullName: "", language };
    await inviteOne(deps, { hostId: actor.id, invite, hotel: { id: hotelId, part } });
    return { state: "invited" };
  }
  await transact(deps.db, async (tx) => {
    await requireHotelPart(tx, { actor, hotelId, parts: managingParts });
    const now = deps.clock.now();
    const isNew = await joinHotel(tx, { hotelId, userId: known.id, part, actorId: actor.id, now });
    if (!isNew) throw refuse("member_exists");
  });
  return { state: "member" };
}
