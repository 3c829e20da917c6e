import { managingParts } from "#domain/hotels/members.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/actor.ts";
import { withdrawHotelInvite } from "../../invites/withdraw-invites.ts";
import { requireHotelPart } from "./require-hotel-part.ts";

type Input = { actor: Actor; hotelId: string; inviteId: string };

/** An owner takes an open invitation to the hotel back, whoever sent it. */
export async function withdrawInvite(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { actor, hotelId, inviteId: id }: Input,
): Promise<void> {
  await transact(db, async (tx) => {
    await requireHotelPart(tx, { actor, hotelId, parts: managingParts });
    await withdrawHotelInvite(tx, { actorId: actor.id, hotelId, id, now: clock.now() });
  });
}
