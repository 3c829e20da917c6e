import { AcceptedInvite, Invite, InviteList, OpenedInvite, SentInvite } from "#domain/invites/invites.ts";
import { InviteBatchSent, SheetCheck } from "#domain/invites/sheet.ts";
import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { onceOf } from "../http/once.ts";
import { acceptInvite } from "./accept-invite.ts";
import { askRenewal } from "./ask-renewal.ts";
import { checkSheet } from "./check-sheet.ts";
import { invitesContract } from "./contract.ts";
import { inviteMany } from "./invite-many.ts";
import { inviteOne } from "./invite-one.ts";
import { listInvites } from "./list-invites.ts";
import { openInvite } from "./open-invite.ts";
import { resendInvite } from "./resend-invite.ts";
import { revokeInvite } from "./revoke-invite.ts";

/** Invitations: sent, renewed and revoked by administrators; opened and accepted by the bearers of their links. */
export function invitesRoutes(deps: Deps) {
  const { list, invite, check, many, resend, revoke, open, accept, renew } = invitesContract;
  return createApi(deps)
    .openapi(list, async (context) =>
      context.json(InviteList.parse(await listInvites(deps, context.req.valid("query"))), 200),
    )
    .openapi(invite, async (context) => {
      const sent = await inviteOne(deps, { hostId: context.var.actor.id, invite: context.req.valid("json") });
      return context.json(SentInvite.parse(sent), 201);
    })
    .openapi(check, async (context) =>
      context.json(SheetCheck.parse(await checkSheet(deps, context.req.valid("json").rows)), 200),
    )
    .openapi(many, async (context) => {
      const { invites } = context.req.valid("json");
      const asked = { actor: context.var.actor, invites, once: onceOf(context) };
      return context.json(InviteBatchSent.parse(await inviteMany(deps, asked)), 200);
    })
    .openapi(resend, async (context) => {
      const { id } = context.req.valid("param");
      const { version } = context.req.valid("json");
      return context.json(
        SentInvite.parse(await resendInvite(deps, { hostId: context.var.actor.id, id, version })),
        200,
      );
    })
    .openapi(revoke, async (context) => {
      const { id } = context.req.valid("param");
      const revocation = context.req.valid("json");
      return context.json(
        Invite.parse(await revokeInvite(deps, { actor: context.var.actor, id, revocation })),
        200,
      );
    })
    .openapi(open, async (context) => {
      context.header("cache-control", "no-store");
      return context.json(OpenedInvite.parse(await openInvite(deps, context.req.valid("json").token)), 200);
    })
    .openapi(accept, async (context) =>
      context.json(AcceptedInvite.parse(await acceptInvite(deps, context.req.valid("json"))), 201),
    )
    .openapi(renew, async (context) => {
      await askRenewal(deps, context.req.valid("json").token);
      return context.body(null, 202);
    });
}
