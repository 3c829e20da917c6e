import { declareCapability } from "../capability.ts";
import type { Deps } from "../deps.ts";
import { scheduleHeroTurns } from "./announce-turns.ts";
import { heroFileRoutes } from "./desk/file-routes.ts";
import { revertHero, revertSchedule } from "./desk/revert-hero.ts";
import { heroDeskRoutes } from "./desk/routes.ts";
import { listHeroPages } from "./list-hero-pages.ts";
import { heroesRoutes } from "./routes.ts";

/** What pages open with. */
export const heroes = declareCapability({
  routes: (deps: Deps) =>
    heroesRoutes(deps).route("/", heroDeskRoutes(deps)).route("/", heroFileRoutes(deps)),
  jobs: [scheduleHeroTurns],
  publishedPages: listHeroPages,
  reverts: [revertHero, revertSchedule],
  named: [{ table: "heroes", name: "coalesce(nullif(name, ''), page)" }],
});
