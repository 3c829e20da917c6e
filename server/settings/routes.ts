import { PublicSettings } from "#domain/settings/settings.ts";
import type { Deps } from "../deps.ts";
import { createApi, declareRoute, jsonAnswer } from "../http/api.ts";
import { tagContent } from "../http/content-tags.ts";
import { readSettings } from "./read-settings.ts";

/** How people reach the house. */
export function settingsRoutes(deps: Deps) {
  const read = declareRoute(deps, {
    method: "get",
    path: "/api/settings",
    tags: ["settings"],
    summary: "Read the settings that pages show",
    access: "public",
    responses: { 200: jsonAnswer(PublicSettings, "The public part of the settings") },
  });
  return createApi().openapi(read, async (context) => {
    tagContent(context, "settings");
    return context.json(PublicSettings.parse(await readSettings(deps)), 200);
  });
}
