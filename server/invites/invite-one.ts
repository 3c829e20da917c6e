import { randomUUID } from "node:crypto";
import type { HotelPart } from "#domain/hotels/members.ts";
import { INVITE_LIFE_MS } from "#domain/invites/invite-state.ts";
import type { NewInvite, SentInvite } from "#domain/invites/invites.ts";
import { hashLinkToken, newLinkToken } from "#platform/link-token.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { inviteLink } from "./invite-link.ts";
import { inviteMail } from "./invite-mail.ts";
import { findInvite, insertInvite } from "./queries.ts";
import { toInvite } from "./to-invite.ts";

/** `hostId` is null where the house itself invites; `hotel` is where the person will work, and in which part. */
type Input = { hostId: string | null; invite: NewInvite; hotel?: { id: string; part: HotelPart } };

/** Invites an address that has neither an account nor an open invitation, by mail; the link is given this once. */
export async function inviteOne(deps: Deps, { hostId, invite, hotel }: Input): Promise<SentInvite> {
  const { email, role, fullName, language } = invite;
  return deps.db.transaction().execute(async (tx) => {
    if (await deps.auth.getUserByEmail(email, { db: tx })) throw refuse("account_exists");
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
      expires_at: new Date(now.getTime() + INVITE_LIFE_MS),
      created_at: now,
      hotel_id: hotel?.id ?? null,
      hotel_part: hotel?.part ?? null,
    });
    if (!isNew) throw refuse("invite_exists");
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
    await deps.mail.queue(tx, inviteMail(toInvite(row, now), link));
    return { invite: toInvite(row, now), link };
  });
}
