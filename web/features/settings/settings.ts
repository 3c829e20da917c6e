import { queryOptions } from "@tanstack/react-query";
import { type HouseRateChange, HouseRates } from "#domain/settings/house-rates.ts";
import { HouseSettings, type SettingsChange } from "#domain/settings/settings.ts";
import type { SettingsApi } from "#server/settings/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import type { Write } from "#web/session/queries/write.ts";

/** Everything that is set. */
export const settingsQuery = queryOptions({
  queryKey: ["settings", "house"],
  queryFn: async () =>
    HouseSettings.parse(await bodyOf(await memberApi<SettingsApi>().admin.settings.$get())),
});

/** What currencies are worth, by month. */
export const ratesQuery = queryOptions({
  queryKey: ["settings", "rates"],
  queryFn: async () => HouseRates.parse(await bodyOf(await memberApi<SettingsApi>().admin.rates.$get())),
});

/** Sets what differs. */
export const changeSettings: Write<SettingsChange, HouseSettings> = {
  send: (json) => memberApi<SettingsApi>().admin.settings.$put({ json }),
  changes: [settingsQuery.queryKey],
};

/** Types the rate of a month. */
export const setRate: Write<HouseRateChange, HouseRates> = {
  send: (json) => memberApi<SettingsApi>().admin.rates.$put({ json }),
  changes: [ratesQuery.queryKey],
};
