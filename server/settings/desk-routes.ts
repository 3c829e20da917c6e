import { HouseSettings } from "#domain/settings/settings.ts";
import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { changeSettings, readHouseSettings } from "./change-settings.ts";
import { settingsDeskContract } from "./desk-contract.ts";
import { listRates, setRate } from "./house-rates.ts";

/** The settings of the house and its rates, for administrators. */
export function settingsDeskRoutes(deps: Deps) {
  const { read, change, rates, rate } = settingsDeskContract;

  return createApi(deps)
    .openapi(read, async (context) => context.json(HouseSettings.parse(await readHouseSettings(deps)), 200))
    .openapi(change, async (context) => {
      const given = { actor: context.var.actor, change: context.req.valid("json") };
      return context.json(HouseSettings.parse(await changeSettings(deps, given)), 200);
    })
    .openapi(rates, async (context) => context.json(await listRates(deps.db), 200))
    .openapi(rate, async (context) => {
      const given = { actor: context.var.actor, change: context.req.valid("json") };
      return context.json(await setRate(deps, given), 200);
    });
}
