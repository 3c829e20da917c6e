import { z } from "zod";
import { roles } from "#domain/accounts/roles.ts";
import { NewUpdate, SystemUpdates } from "#domain/updates/updates.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../http/contract.ts";
import type { updateDeskContract } from "./desk/contract.ts";

const Reading = z.strictObject({ ids: z.union([z.literal("all"), z.array(z.uuid()).min(1).max(100)]) });
const Published = z.object({ id: z.string() });

/** The news of the platform behind the bell (spec §2, §7). */
export const updatesContract = {
  list: declareRoute({
    method: "get",
    path: "/api/updates",
    tags: ["updates"],
    summary: "The newest updates for my role, read or not",
    access: roles,
    responses: { 200: jsonAnswer(SystemUpdates, "Updates, newest first") },
  }),
  read: declareRoute({
    method: "post",
    path: "/api/updates/read",
    tags: ["updates"],
    summary: "Mark updates as read",
    write: { audit: { none: "a person's own marks" }, repeat: { harmless: "what is read stays read" } },
    access: roles,
    request: { body: jsonBody(Reading) },
    responses: { 200: jsonAnswer(SystemUpdates, "Updates as they are now") },
  }),
  publish: declareRoute({
    method: "post",
    path: "/api/updates",
    tags: ["updates"],
    summary: "Publish an update to an audience",
    write: { audit: "update.published", repeat: "key" },
    access: ["admin"],
    request: { body: jsonBody(NewUpdate) },
    responses: { 201: jsonAnswer(Published, "The update is on the bells of its audience") },
  }),
};

/** The routes of this capability, for its typed client. */
export type UpdatesApi = typeof updatesContract | typeof updateDeskContract;
