import { on } from "../facts/listener.ts";
import { notify } from "../notifications/notify.ts";
import { renewalAsked } from "./notices.ts";
import { findHost, findInvite } from "./queries.ts";
import { renewalPlace } from "./renewal-place.ts";

/** Tells whoever sent an invitation that its bearer asks for another. */
export const tellHost = on("renewal_asked", async (tx, deps, { data: { inviteId } }) => {
  const invite = await findInvite(tx, inviteId);
  const host = invite?.invited_by && (await findHost(tx, invite.invited_by));
  if (!host) return;
  const { email } = invite;
  notify(tx, deps, renewalAsked, { userId: host.id, params: { email }, link: renewalPlace(email) });
});
