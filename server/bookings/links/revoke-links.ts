import { answeringParts } from "#domain/hotels/members.ts";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import { requireHotelPart } from "../../hotels/members/require-hotel-part.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { holdBooking } from "../queries.ts";
import { revokeLinks } from "./queries.ts";

type Input = { bookingId: string; hotelId: string; actor: Actor };

/** Takes back what was mailed of a booking: who is signed in answers from now on. */
export async function revokeBookingLinks(deps: Deps, { bookingId, hotelId, actor }: Input): Promise<void> {
  await transact(deps.db, async (tx) => {
    const row = await holdBooking(tx, { bookingId, hotelId });
    await requireHotelPart(tx, { actor, hotelId, parts: answeringParts });
    if (!row) throw refuse("not_found");
    const now = deps.clock.now();
    await revokeLinks(tx, { bookingId, now });
    await writeAudit(tx, {
      ...{
        actorId: actor.id,
        action: "booking.links_revoked",
        subjectType: "booking",
        subjectId: bookingId,
        now,
      },
    });
  });
}
