import { transact } from "#platform/database/transact.ts";
import { Problem } from "#platform/http/problem.ts";
import { setStanding } from "../accounts/set-standing.ts";
import type { Deps } from "../deps.ts";
import { hasAdministrator } from "../people/has-administrator.ts";
import { inviteOne } from "./invite-one.ts";
import { findOpenInvite } from "./queries.ts";
import { resendInvite } from "./resend-invite.ts";
import { stateOf } from "./to-invite.ts";

/**
 * Opens an administration that nobody is in yet: the configured address is made its administrator if its account is
 * confirmed, else it is invited, and invited again at a later start if it let that lapse.
 */
export async function inviteFirstAdministrator(deps: Deps): Promise<void> {
  const { config, db, auth, clock } = deps;
  const email = config.adminEmail;
  if (!email || (await hasAdministrator(db))) return;
  const account = await auth.getUserByEmail(email);
  if (account) {
    if (!("email_confirmed_at" in account)) return;
    const standing = { id: account.id, status: "active", role: "admin", reason: null } as const;
    return transact(db, (tx) => setStanding(tx, deps, standing));
  }
  try {
    const open = await findOpenInvite(db, email);
    if (!open) {
      await inviteOne(deps, { hostId: null, invite: { email, role: "admin", fullName: "", language: "pt" } });
    } else if (stateOf(open, clock.now()) === "expired") {
      await resendInvite(deps, { hostId: null, id: open.id, version: open.version });
    }
  } catch (error) {
    // Another node that starts at the same moment was quicker.
    if (!(error instanceof Problem)) throw error;
  }
}
