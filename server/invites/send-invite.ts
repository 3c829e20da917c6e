import { randomUUID } from "node:crypto";
import type { HotelPart } from "#domain/hotels/members.ts";
import type { NewInvite, SentInvite } from "#domain/invites/invites.ts";
import type { Tx } from "#platform/database/database.ts";
import { hashLinkToken, newLinkToken } from "#platform/link-token.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import { inviteEnd } from "./invite-end.ts";
import { inviteLink } from "./invite-link.ts";
import { inviteMail, placeOf } from "./invite-mail.ts";
import { findInvite, insertInvite } from "./queries.ts";
import { toInvite } from "./to-invite.ts";

/**
 * `hostId` is null where the house itself invites; `hotel` is where the person will work, and in which part. Its people
 * are not told who has an account: the mail goes out all the same, and its link says so to its bearer alone.
 */
export type Invitation = {
  hostId: string | null;
  invite: NewInvite;
  hotel?: { id: string; part: HotelPart };
};

/** Invites an address by mail, in the caller's transaction; or says why it is not invited. */
export async function sendInvite(
  tx: Tx,
  deps: Deps,
  { hostId, invite, hotel }: Invitation,
): Promise<SentInvite | "account_exists" | "invite_exists"> {
  const { email, role, fullName, language } = invite;
  if (!hotel && (await deps.auth.getUserByEmail(email, { db: tx }))) return "account_exists";
  const now = deps.clock.now();
  const token = newLinkToken();
  const id = randomUUID();
  const isNew = await insertInvite(tx, {
    id,
    email,
    role,
    full_name: fullName,
    language,
    token_hash: hashLinkToken(token),
    invited_by: hostId,
    sent_at: now,
    expires_at: await inviteEnd(tx, deps),
    created_at: now,
    hotel_id: hotel?.id ?? null,
    hotel_part: hotel?.part ?? null,
  });
  if (!isNew) return "invite_exists";
  const row = (await findInvite(tx, id))!;
  await writeAudit(tx, {
    actorId: hostId,
    action: "invite.sent",
    subjectType: "invite",
    subjectId: id,
    after: { email, role, ...(hotel && { hotel }) },
    now,
  });
  const link = inviteLink(token, deps.config.publicUrl);
  await deps.mail.queue(tx, inviteMail(toInvite(row, now), { link, hotel: placeOf(row) }));
  return { invite: toInvite(row, now), link };
}
