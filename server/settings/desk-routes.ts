import { HouseRateChange, HouseRates } from "#domain/settings/house-rates.ts";
import { HouseSettings, SettingsChange } from "#domain/settings/settings.ts";
import type { Deps } from "../deps.ts";
import { createApi, declareRoute, jsonAnswer, jsonBody } from "../http/api.ts";
import { changeSettings, readHouseSettings } from "./change-settings.ts";
import { listRates, setRate } from "./house-rates.ts";

const admins = { tags: ["settings"], access: ["admin"] as const };
const checked = {
  repeat: { harmless: "the version is another after the first" },
  version: "checked",
} as const;

/** The settings of the house and its rates, for administrators. */
export function settingsDeskRoutes(deps: Deps) {
  const read = declareRoute(deps, {
    ...{ ...admins, method: "get", path: "/api/admin/settings", summary: "Everything that is set" },
    responses: { 200: jsonAnswer(HouseSettings, "The settings and their version") },
  });
  const change = declareRoute(deps, {
    ...{ ...admins, method: "put", path: "/api/admin/settings", summary: "Set what differs" },
    write: { audit: "setting.changed", ...checked },
    request: { body: jsonBody(SettingsChange) },
    responses: { 200: jsonAnswer(HouseSettings, "The settings as they are now") },
  });
  const rates = declareRoute(deps, {
    ...{ ...admins, method: "get", path: "/api/admin/rates", summary: "What currencies are worth, by month" },
    responses: { 200: jsonAnswer(HouseRates, "The latest month first") },
  });
  const rate = declareRoute(deps, {
    ...{ ...admins, method: "put", path: "/api/admin/rates", summary: "Type the rate of a month" },
    write: { audit: "rate.changed", ...checked },
    request: { body: jsonBody(HouseRateChange) },
    responses: { 200: jsonAnswer(HouseRates, "The rates as they are now") },
  });
  return createApi()
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
