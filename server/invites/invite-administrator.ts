import type { Deps } from "../deps.ts";
import { inviteOne } from "./invite-one.ts";
import { findOpenInvite } from "./queries.ts";
import { resendInvite } from "./resend-invite.ts";

/** Invites an address into the administration, again where it was invited before; null where it is invited as another. */
export async function inviteAdministrator(deps: Deps, email: string): Promise<string | null> {
  const open = await findOpenInvite(deps.db, email);
  if (open && open.role !== "admin") return null;
  const { link } = open
    ? await resendInvite(deps, { hostId: null, id: open.id, version: open.version })
    : await inviteOne(deps, { hostId: null, invite: { email, role: "admin", fullName: "", language: "pt" } });
  return link;
}
