import { declareCapability } from "../capability.ts";
import { scheduleEnding } from "./certificates/announce-ending.ts";
import { plantTrainings } from "./demo/plant-trainings.ts";
import { certificateEnding, certificateIssued } from "./notices.ts";
import { ownTrainings } from "./own-trainings.ts";
import { trainingsRoutes } from "./routes.ts";
import { tellMember } from "./tell-member.ts";

/** What hotels and the house teach members: lessons, a short quiz, a certificate that anybody can check. */
export const trainings = declareCapability({
  routes: trainingsRoutes,
  jobs: [scheduleEnding],
  plantDemo: plantTrainings,
  personal: [ownTrainings],
  tells: tellMember,
  notices: [certificateIssued, certificateEnding],
  named: [{ table: "trainings", name: "content -> 'title' ->> 'pt'" }],
});
