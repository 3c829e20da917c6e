import { declareCapability } from "../capability.ts";
import { scheduleForgetting } from "./attempts/forget-abandoned.ts";
import { scheduleRetests } from "./attempts/remind-retest.ts";
import { plantDiagnostics } from "./demo/plant-diagnostics.ts";
import { defineDocuments } from "./document/send-document.ts";
import { diagnosticMails } from "./mail-samples.ts";
import { resultReady, retestDue } from "./notices.ts";
import { ownDiagnostics } from "./own-diagnostics.ts";
import { plantQuestionnaire } from "./questionnaires/plant-questionnaire.ts";
import { diagnosticRoutes } from "./routes.ts";
import { tellMember } from "./tell-member.ts";

/** Where somebody stands in their craft, and the next step: questions, a result, a plan. */
export const diagnostic = declareCapability({
  routes: diagnosticRoutes,
  jobs: [scheduleForgetting, scheduleRetests, defineDocuments],
  plantHouse: plantQuestionnaire,
  plantDemo: plantDiagnostics,
  personal: [ownDiagnostics],
  tells: tellMember,
  notices: [resultReady, retestDue],
  mails: diagnosticMails,
});
