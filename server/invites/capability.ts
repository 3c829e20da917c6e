import { declareCapability } from "../capability.ts";
import { resendMany, revokeMany } from "./bulk.ts";
import { scheduleInviteForgetting } from "./forget-unused.ts";
import { inviteMails } from "./mail-samples.ts";
import { renewalAsked } from "./notices.ts";
import { ownInvites } from "./own-invites.ts";
import { plantInvites } from "./plant-invites.ts";
import { invitesRoutes } from "./routes.ts";
import { tellHost } from "./tell-host.ts";
import { withdrawOfFormerHosts } from "./withdraw-invites.ts";

/** How people are invited. */
export const invites = declareCapability({
  routes: invitesRoutes,
  jobs: [scheduleInviteForgetting],
  plantDemo: plantInvites,
  personal: [ownInvites],
  counts: [withdrawOfFormerHosts],
  tells: [tellHost],
  notices: [renewalAsked],
  bulk: [resendMany, revokeMany],
  mails: inviteMails,
  named: [{ table: "invites", name: "email" }],
});
