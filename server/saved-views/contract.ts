import { z } from "zod";
import { roles } from "#domain/accounts/roles.ts";
import { NewSavedView, SavedViews, SavedViewsQuery } from "#domain/list/saved-views.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../http/contract.ts";

const own = { path: "/api/saved-views" as const, tags: ["lists"], access: roles };
const audit = { none: "a person's own bookmarks" };

/** What lists remember for each person. */
export const savedViewsContract = {
  list: declareRoute({
    ...{ ...own, method: "get" },
    summary: "What I had a list remember",
    request: { query: SavedViewsQuery },
    responses: { 200: jsonAnswer(SavedViews, "My views of the list, by name") },
  }),
  save: declareRoute({
    ...{ ...own, method: "post" },
    summary: "Have a list remember what it was asked",
    write: { audit, repeat: { harmless: "the same name is the same view" } },
    request: { body: jsonBody(NewSavedView) },
    responses: { 200: jsonAnswer(SavedViews, "My views of the list, by name") },
  }),
  forget: declareRoute({
    ...{ ...own, method: "delete", path: "/api/saved-views/{id}" },
    summary: "Forget a view of mine",
    write: { audit, repeat: { harmless: "forgotten is forgotten" } },
    request: { params: z.object({ id: z.uuid() }) },
    responses: { 204: { description: "It is forgotten" } },
  }),
};

/** The routes of this capability, for its typed client. */
export type SavedViewsApi = typeof savedViewsContract;
