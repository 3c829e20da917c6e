import type { Booking } from "#domain/bookings/bookings.ts";
import type { ProductRequest } from "#domain/bookings/offers.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { readOffered } from "../../products/shown/read-offered.ts";
import { findName } from "../queries.ts";
import { readBooking } from "../read-booking.ts";
import { makeRequest } from "./make-request.ts";

type Input = { memberId: string; request: ProductRequest; once: Once };

/** A member asks for what another member or a hotel offers; nobody asks themselves. */
export async function requestProduct(deps: Deps, { memberId, request, once }: Input): Promise<Booking> {
  return runOnce(deps.db, once, async (tx) => {
    const { productId, ...asked } = request;
    const now = deps.clock.now();
    const offered = await readOffered(tx, { memberId, now }, { id: productId });
    if (!offered) throw refuse("not_found");
    if (offered.isMine) throw refuse("product_own");
    const name = (await findName(tx, memberId))?.full_name ?? "";
    const asker = { id: memberId, name, visitor: null };
    const bookingId = await makeRequest(tx, deps, { offered, asked, asker });
    await writeAudit(tx, {
      ...{ actorId: memberId, action: "booking.sent", subjectType: "booking", subjectId: bookingId, now },
    });
    return readBooking(tx, deps, { bookingId, ownerId: memberId, reader: "seller" });
  });
}
