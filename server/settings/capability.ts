import { declareCapability } from "../capability.ts";
import type { Deps } from "../deps.ts";
import { settingsDeskRoutes } from "./desk-routes.ts";
import { plantCompany } from "./plant-company.ts";
import { plantRates } from "./plant-rates.ts";
import { revertRate, revertSetting } from "./revert-setting.ts";
import { settingsRoutes } from "./routes.ts";

/** What the house says of itself everywhere. */
export const settings = declareCapability({
  routes: (deps: Deps) => settingsRoutes(deps).route("/", settingsDeskRoutes(deps)),
  plantDemo: async (deps) => {
    await plantRates(deps);
    await plantCompany(deps);
  },
  reverts: [revertSetting, revertRate],
});
