import { PublicSettings } from "#domain/settings/settings.ts";
import { declareRoute, jsonAnswer } from "../http/contract.ts";
import type { settingsDeskContract } from "./desk-contract.ts";

/** How people reach the house. */
export const settingsContract = {
  read: declareRoute({
    method: "get",
    path: "/api/settings",
    tags: ["settings"],
    summary: "Read the settings that pages show",
    access: "public",
    responses: { 200: jsonAnswer(PublicSettings, "The public part of the settings") },
  }),
};

/** The routes of this capability, for its typed client. */
export type SettingsApi = typeof settingsContract | typeof settingsDeskContract;
