import { PublicSettings } from "#domain/settings/settings.ts";
import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { tagContent } from "../http/content-tags.ts";
import { settingsContract } from "./contract.ts";
import { readSettings } from "./read-settings.ts";

/** How people reach the house. */
export function settingsRoutes(deps: Deps) {
  const { read } = settingsContract;
  return createApi(deps).openapi(read, async (context) => {
    tagContent(context, "settings");
    return context.json(PublicSettings.parse(await readSettings(deps)), 200);
  });
}
