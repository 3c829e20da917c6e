import { declareCapability } from "../capability.ts";
import { followFacts } from "./follow-facts.ts";
import { insightMails } from "./mail-samples.ts";
import { weeklyLetter } from "./notices.ts";
import { ownInsights } from "./own-insights.ts";
import { scheduleDay } from "./pass-day.ts";
import { plantInsights } from "./plant-insights.ts";
import { insightsRoutes } from "./routes.ts";

/** Farol: what a person's own figures say, with their evidence. */
export const insights = declareCapability({
  routes: insightsRoutes,
  jobs: [scheduleDay],
  plantDemo: plantInsights,
  personal: [ownInsights],
  counts: followFacts,
  notices: [weeklyLetter],
  mails: insightMails,
});
