import { declareCapability } from "../capability.ts";
import { scheduleInviteForgetting } from "./forget-unused.ts";
import { renewalAsked } from "./notices.ts";
import { ownInvites } from "./own-invites.ts";
import { plantInvites } from "./plant-invites.ts";
import { invitesRoutes } from "./routes.ts";
import { tellHost } from "./tell-host.ts";

/** How people are invited. */
export const invites = declareCapability({
  routes: invitesRoutes,
  jobs: [scheduleInviteForgetting],
  plantDemo: plantInvites,
  personal: [ownInvites],
  tells: [tellHost],
  notices: [renewalAsked],
});
