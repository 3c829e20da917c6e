import { HouseRateChange, HouseRates } from "#domain/settings/house-rates.ts";
import { HouseSettings, SettingsChange } from "#domain/settings/settings.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../http/contract.ts";

const admins = { tags: ["settings"], access: ["admin"] as const };
const checked = {
  repeat: { harmless: "the version is another after the first" },
  version: "checked",
} as const;

/** The settings of the house and its rates, for administrators. */
export const settingsDeskContract = {
  read: declareRoute({
    ...{ ...admins, method: "get", path: "/api/admin/settings", summary: "Everything that is set" },
    responses: { 200: jsonAnswer(HouseSettings, "The settings and their version") },
  }),
  change: declareRoute({
    ...{ ...admins, method: "put", path: "/api/admin/settings", summary: "Set what differs" },
    write: { audit: "setting.changed", ...checked },
    request: { body: jsonBody(SettingsChange) },
    responses: { 200: jsonAnswer(HouseSettings, "The settings as they are now") },
  }),
  rates: declareRoute({
    ...{ ...admins, method: "get", path: "/api/admin/rates", summary: "What currencies are worth, by month" },
    responses: { 200: jsonAnswer(HouseRates, "The latest month first") },
  }),
  rate: declareRoute({
    ...{ ...admins, method: "put", path: "/api/admin/rates", summary: "Type the rate of a month" },
    write: { audit: "rate.changed", ...checked },
    request: { body: jsonBody(HouseRateChange) },
    responses: { 200: jsonAnswer(HouseRates, "The rates as they are now") },
  }),
};
