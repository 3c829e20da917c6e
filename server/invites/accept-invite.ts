import { AuthError } from "#auth/create-auth.ts";
import { Role } from "#domain/accounts/roles.ts";
import { mayInvite } from "#domain/invites/invite-state.ts";
import type { AcceptedInvite, InviteAcceptance } from "#domain/invites/invites.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { hashLinkToken } from "#platform/link-token.ts";
import { openProfile } from "../accounts/open-profile.ts";
import { setStanding } from "../accounts/set-standing.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import { joinHotel } from "../hotels/members/join-hotel.ts";
import { refuse } from "../http/refuse.ts";
import { keepAcceptance } from "../privacy/terms/keep-acceptance.ts";
import { findClaimedAccount } from "./find-claimed-account.ts";
import { findByToken, type InviteRow, lockInvite, updateInvite } from "./queries.ts";
import { requireOpen } from "./require-open.ts";

/** Makes the active account an invitation promises, once: of two windows that accept, one does. */
export async function acceptInvite(deps: Deps, acceptance: InviteAcceptance): Promise<AcceptedInvite> {
  const tokenHash = hashLinkToken(acceptance.token);
  const now = deps.clock.now();
  // Only a good link is worth a hash, and while it is made nobody waits for what a transaction holds.
  requireAcceptable(await findByToken(deps.db, tokenHash), now);
  const passwordHash = await hashPassword(deps, acceptance.password);
  return transact(deps.db, async (tx) => {
    const invite = requireAcceptable(await lockInvite(tx, { tokenHash }), now);
    const role = Role.parse(invite.role);
    const id = await makeAccount(tx, deps, { email: invite.email, acceptance, passwordHash });
    await updateInvite(tx, { id: invite.id, changes: { used_at: now, user_id: id } });
    // Its page says that going on accepts the terms.
    await keepAcceptance(tx, { userId: id, way: "invitation", now });
    await writeAudit(tx, {
      actorId: invite.invited_by,
      action: "person.active",
      subjectType: "person",
      subjectId: id,
      after: { status: "active", role },
      now,
    });
    await setStanding(tx, deps, { id, status: "active", role, reason: null });
    if (invite.hotel_id && invite.hotel_part) {
      const { hotel_id: hotelId, hotel_part: part, invited_by: actorId } = invite;
      await joinHotel(tx, { hotelId, part, actorId, userId: id, now });
    }
    await recordFacts(tx, deps, [{ kind: "account_welcomed", cause: id, data: { userId: id, role } }]);
    return { email: invite.email, role };
  });
}

function requireAcceptable(invite: InviteRow | undefined, now: Date): InviteRow {
  const { row, state } = requireOpen(invite, now);
  if (!mayInvite("accept", state)) throw refuse("invite_over");
  return row;
}

async function hashPassword({ auth }: Deps, password: string): Promise<string> {
  try {
    return await auth.hashPassword(password);
  } catch (error) {
    throw error instanceof AuthError ? toRefusal(error) : error;
  }
}

type Wish = { email: string; acceptance: InviteAcceptance; passwordHash: string };

async function makeAccount(tx: Tx, deps: Deps, { email, acceptance, passwordHash }: Wish): Promise<string> {
  const { fullName, language } = acceptance;
  const user_metadata = { full_name: fullName, preferred_language: language === "en" ? "en" : "pt-BR" };
  const fields = { password_hash: passwordHash, email_confirm: true, user_metadata };
  const known = await findClaimedAccount(deps, { db: tx, email });
  if (known?.isDecided) throw refuse("account_exists");
  try {
    if (!known) return (await deps.auth.createUser({ email, ...fields }, { db: tx })).id;
    await deps.auth.updateUser({ userId: known.id, changes: fields }, { db: tx });
    await openProfile(tx, { id: known.id, user_metadata }, deps.clock.now());
    return known.id;
  } catch (error) {
    throw error instanceof AuthError ? toRefusal(error) : error;
  }
}

function toRefusal(error: AuthError) {
  if (error.code === "email_exists") return refuse("account_exists");
  const isTooLong = error.code === "validation_failed";
  return refuse("validation_failed", {
    fields: { password: isTooLong ? "too_long" : "invalid" },
    cause: error,
  });
}
