import type { SentInvite } from "#domain/invites/invites.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { hashLinkToken, newLinkToken } from "#platform/link-token.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import { holdInvite } from "./hold-invite.ts";
import { inviteEnd } from "./invite-end.ts";
import { inviteLink } from "./invite-link.ts";
import { inviteMail, placeOf } from "./invite-mail.ts";
import { findInvite, updateInvite } from "./queries.ts";
import { toInvite } from "./to-invite.ts";

/** `hostId` is null where the house itself invites; a hotel's people send again what is to their hotel. */
type Input = { hostId: string | null; id: string; version: number; hotelId?: string };

/** Sends an invitation again with a new link and a new term; the old link is void. */
export async function resendInvite(deps: Deps, input: Input): Promise<SentInvite> {
  return transact(deps.db, (tx) => resendIn(tx, deps, input));
}

/** The same in the transaction of whoever may. */
export async function resendIn(
  tx: Tx,
  deps: Deps,
  { hostId, id, version, hotelId }: Input,
): Promise<SentInvite> {
  const now = deps.clock.now();
  const before = await holdInvite(tx, { id, version, hotelId, action: "resend", now });
  const token = newLinkToken();
  const expires_at = await inviteEnd(tx, deps);
  const changes = {
    ...{ token_hash: hashLinkToken(token), sent_at: now, expires_at, renewal_asked_at: null },
    // Whoever sends it again answers for it where the first may no longer invite.
    ...(!before.is_host_entitled && { invited_by: hostId }),
  };
  await updateInvite(tx, { id, changes });
  await writeAudit(tx, {
    actorId: hostId,
    action: "invite.resent",
    subjectType: "invite",
    subjectId: id,
    before: { expiresAt: before.expires_at },
    after: { expiresAt: expires_at },
    now,
  });
  const row = (await findInvite(tx, id))!;
  const invite = toInvite(row, now);
  const link = inviteLink(token, deps.config.publicUrl);
  await deps.mail.queue(tx, inviteMail(invite, { link, hotel: placeOf(row) }));
  return { invite, link };
}
