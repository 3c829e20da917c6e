import { createHmac, randomUUID } from "node:crypto";
import { type BookingPromises, GUEST_LINK_DAYS } from "#domain/checkpoints/promises.ts";
import type { Config } from "#platform/config.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { hashLinkToken } from "#platform/link-token.ts";
import { deriveSecret, loadServiceKey } from "#platform/service-key.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import { readPhone } from "../../clients/read-phone.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { findCheckpoint } from "../queries.ts";
import { toCheckpoint } from "../to-checkpoint.ts";
import { deleteLink, findLink, findOwnStay, findPromiseIds, insertLink } from "./queries.ts";

type Which = { bookingId: string; ownerId: string };
const DAY_MS = 86_400_000;

/** The secret of a guest's link: only its hash is kept, yet whoever sold the stay can read it again. */
function guestToken(config: Config, linkId: string): string {
  const secret = deriveSecret(loadServiceKey(config), "guest-links");
  return createHmac("sha256", secret).update(linkId).digest("base64url");
}

/** What a hotel promised for a booking of one's own, and the guest's link while it works. */
export async function readPromises(
  db: Db | Tx,
  { config, clock }: Pick<Deps, "config" | "clock">,
  { bookingId, ownerId }: Which,
): Promise<BookingPromises> {
  const stay = await findOwnStay(db, { bookingId, ownerId });
  if (!stay) throw refuse("not_found");
  const promises = [];
  for (const { id: checkpointId } of await findPromiseIds(db, bookingId)) {
    const row = await findCheckpoint(db, { checkpointId, ownerId });
    if (row) promises.push(toCheckpoint(row));
  }
  const link = await findLink(db, bookingId);
  const token = link ? guestToken(config, link.id) : "";
  const works = link && link.expires_at > clock.now() && hashLinkToken(token) === link.token_hash;
  const url = new URL(`/stay/${token}`, config.publicUrl).href;
  if (!works) return { promises, link: null };
  const phone = await readPhone(db, { clientId: stay.client_id, ownerId });
  return {
    promises,
    link: { url, expiresAt: link.expires_at.toISOString(), language: stay.language, phone },
  };
}

/** Makes the link for the guests of a booking, or another instead of the one there is. */
export async function makeGuestLink(deps: Deps, { bookingId, ownerId }: Which): Promise<BookingPromises> {
  return transact(deps.db, async (tx) => {
    const stay = await findOwnStay(tx, { bookingId, ownerId });
    if (!stay) throw refuse("not_found");
    const [id, now] = [randomUUID(), deps.clock.now()];
    await deleteLink(tx, bookingId);
    await insertLink(tx, {
      ...{ id, booking_id: bookingId, token_hash: hashLinkToken(guestToken(deps.config, id)) },
      expires_at: new Date(Date.parse(stay.check_out) + GUEST_LINK_DAYS * DAY_MS),
      created_at: now,
    });
    await writeAudit(tx, {
      ...{ actorId: ownerId, action: "guest_link.made", subjectType: "booking", subjectId: bookingId, now },
    });
    return readPromises(tx, deps, { bookingId, ownerId });
  });
}

/** Takes the link back. */
export async function revokeGuestLink(deps: Deps, { bookingId, ownerId }: Which): Promise<BookingPromises> {
  return transact(deps.db, async (tx) => {
    if (!(await findOwnStay(tx, { bookingId, ownerId }))) throw refuse("not_found");
    await deleteLink(tx, bookingId);
    const now = deps.clock.now();
    await writeAudit(tx, {
      ...{
        actorId: ownerId,
        action: "guest_link.revoked",
        subjectType: "booking",
        subjectId: bookingId,
        now,
      },
    });
    return readPromises(tx, deps, { bookingId, ownerId });
  });
}
