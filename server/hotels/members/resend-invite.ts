import { managingParts } from "#domain/hotels/members.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/actor.ts";
import { resendIn } from "../../invites/resend-invite.ts";
import { limitMails } from "./limit-mails.ts";
import { requireHotelPart } from "./require-hotel-part.ts";

type Input = { actor: Actor; hotelId: string; inviteId: string; version: number };

/** An owner sends an open invitation to the hotel again, whoever sent it; its new link is the invited person's alone. */
export async function resendHotelInvite(deps: Deps, { actor, hotelId, inviteId, version }: Input) {
  await requireHotelPart(deps.db, { actor, hotelId, parts: managingParts });
  await limitMails(deps, { hotelId, actorId: actor.id });
  await transact(deps.db, async (tx) => {
    await requireHotelPart(tx, { actor, hotelId, parts: managingParts });
    await resendIn(tx, deps, { hostId: actor.id, id: inviteId, version, hotelId });
  });
}
