import { mayInvite } from "#domain/invites/invite-state.ts";
import { transact } from "#platform/database/transact.ts";
import { hashLinkToken } from "#platform/link-token.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import { refuse } from "../http/refuse.ts";
import { readSettings } from "../settings/read-settings.ts";
import { findHost, lockInvite, updateInvite } from "./queries.ts";
import { renewalMail } from "./renewal-mail.ts";
import { stateOf, toInvite } from "./to-invite.ts";

/** Tells whoever sent an expired invitation that its bearer asks for a new one; asking twice is asking once. */
export async function askRenewal(deps: Deps, token: string): Promise<void> {
  const { teamEmail } = await readSettings(deps);
  await transact(deps.db, async (tx) => {
    const now = deps.clock.now();
    const row = await lockInvite(tx, { tokenHash: hashLinkToken(token) });
    const state = row && stateOf(row, now);
    if (!row || !state || state === "revoked") throw refuse("not_found");
    if (!mayInvite("askRenewal", state)) throw refuse("conflict");
    if (row.renewal_asked_at) return;
    await updateInvite(tx, { id: row.id, changes: { renewal_asked_at: now } });
    const host = row.invited_by ? await findHost(tx, row.invited_by) : undefined;
    const mail = renewalMail({
      invite: toInvite(row, now),
      to: host?.email ?? teamEmail,
      language: host?.preferred_language ?? "pt-BR",
      publicUrl: deps.config.publicUrl,
    });
    await deps.mail.queue(tx, mail);
    const cause = `${row.id} ${row.sent_at.toISOString()}`;
    await recordFacts(tx, deps, [{ kind: "renewal_asked", cause, data: { inviteId: row.id } }]);
  });
}
