import { declareCapability } from "../capability.ts";
import { scheduleHeroTurns } from "./announce-turns.ts";
import { heroesRoutes } from "./routes.ts";

/** What pages open with. */
export const heroes = declareCapability({
  routes: heroesRoutes,
  jobs: [scheduleHeroTurns],
});
