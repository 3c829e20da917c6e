import { randomUUID } from "node:crypto";
import type { VisitorReceipt, VisitorRequest } from "#domain/bookings/offers.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { keepLead } from "../../marketing/links/keep-lead.ts";
import { readOffered } from "../../products/shown/read-offered.ts";
import { findBooking } from "../queries.ts";
import { newReference } from "../references.ts";
import { makeRequest } from "./make-request.ts";

type Input = { slug: string; request: VisitorRequest; once: Once };

/** Somebody without an account asks for what is offered to everybody; they go on by the link that they are mailed. */
export async function requestAsVisitor(deps: Deps, { slug, request, once }: Input): Promise<VisitorReceipt> {
  const { website, isAgreed: _isAgreed, name, email, language, source, link, ...asked } = request;
  // A robot is answered like a person, so that it does not learn; nothing is kept.
  if (website) return { reference: newReference(), state: "sent" };
  return runOnce(deps.db, once, async (tx) => {
    const now = deps.clock.now();
    const offered = await readOffered(tx, { memberId: null, now }, { slug });
    if (!offered) throw refuse("not_found");
    const visitor = { email, language, source, agreedAt: now };
    const asker = { id: randomUUID(), name, visitor };
    const bookingId = await makeRequest(tx, deps, { offered, asked, asker });
    await writeAudit(tx, {
      ...{ actorId: null, action: "booking.sent", subjectType: "booking", subjectId: bookingId, now },
    });
    if (link) await keepLead(tx, deps, { of: { bookingId }, code: link });
    const { reference } = (await findBooking(tx, { bookingId }))!;
    return { reference, state: offered.content.isInstant ? "to_open" : "sent" };
  });
}
