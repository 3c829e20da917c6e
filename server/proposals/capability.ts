import { declareCapability } from "../capability.ts";
import { forgetClients } from "./clients/forget-client-names.ts";
import {
  proposalAccepted,
  proposalChosen,
  proposalCommented,
  proposalDeclined,
  proposalOpened,
} from "./notices.ts";
import { plantProposals } from "./plant-proposals.ts";
import { proposalsRoutes } from "./routes.ts";
import { tellOwner } from "./tell-owner.ts";
import { conversionTrend } from "./trend/trend.ts";

/** How clients read, discuss and accept what was published of a journey. */
export const proposals = declareCapability({
  routes: proposalsRoutes,
  plantDemo: plantProposals,
  counts: forgetClients,
  tells: tellOwner,
  notices: [proposalOpened, proposalCommented, proposalChosen, proposalAccepted, proposalDeclined],
  trends: [conversionTrend],
});
