import type { AddedMember, NewMember } from "#domain/hotels/houses.ts";
import { transact } from "#platform/database/transact.ts";
import { isActiveIn } from "../../accounts/read-standing.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { inviteOne } from "../../invites/invite-one.ts";
import { joinHotel } from "./join-hotel.ts";
import { requireHotelPart } from "./require-hotel-part.ts";

type Input = { actor: Actor; hotelId: string; member: NewMember };

/** Brings somebody to a hotel: who already works for another joins at once, somebody new is invited by mail. */
export async function addHotelMember(deps: Deps, { actor, hotelId, member }: Input): Promise<AddedMember> {
  const { email, part, language } = member;
  await requireHotelPart(deps.db, { actor, hotelId, parts: ["owner"] });
  const known = await deps.auth.getUserByEmail(email);
  if (!known) {
    const invite = { email, role: "hotel" as const, fullName: "", language };
    await inviteOne(deps, { hostId: actor.id, invite, hotel: { id: hotelId, part } });
    return { state: "invited" };
  }
  await transact(deps.db, async (tx) => {
    await requireHotelPart(tx, { actor, hotelId, parts: ["owner"] });
    if (!(await isActiveIn(tx, { id: known.id, role: "hotel" }))) throw refuse("account_exists");
    const now = deps.clock.now();
    const isNew = await joinHotel(tx, { hotelId, userId: known.id, part, actorId: actor.id, now });
    if (!isNew) throw refuse("account_exists");
  });
  return { state: "member" };
}
