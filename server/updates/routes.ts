import { z } from "zod";
import { roles } from "#domain/accounts/roles.ts";
import { NewUpdate, SystemUpdates } from "#domain/updates/updates.ts";
import type { Deps } from "../deps.ts";
import { createApi, declareRoute, jsonAnswer, jsonBody } from "../http/api.ts";
import { onceOf } from "../http/once.ts";
import { listUpdates } from "./list-updates.ts";
import { markRead } from "./mark-read.ts";
import { publishUpdate } from "./publish-update.ts";

const Reading = z.strictObject({ ids: z.union([z.literal("all"), z.array(z.uuid()).min(1).max(100)]) });

const Published = z.object({ id: z.string() });

/** The news of the platform behind the bell (spec §2, §7). */
export function updatesRoutes(deps: Deps) {
  const list = declareRoute(deps, {
    method: "get",
    path: "/api/updates",
    tags: ["updates"],
    summary: "The newest updates for my role, read or not",
    access: roles,
    responses: { 200: jsonAnswer(SystemUpdates, "Updates, newest first") },
  });
  const read = declareRoute(deps, {
    method: "post",
    path: "/api/updates/read",
    tags: ["updates"],
    summary: "Mark updates as read",
    write: { audit: { none: "a person's own marks" }, repeat: { harmless: "what is read stays read" } },
    access: roles,
    request: { body: jsonBody(Reading) },
    responses: { 200: jsonAnswer(SystemUpdates, "Updates as they are now") },
  });
  const publish = declareRoute(deps, {
    method: "post",
    path: "/api/updates",
    tags: ["updates"],
    summary: "Publish an update to an audience",
    write: { audit: "update.published", repeat: "key" },
    access: ["admin"],
    request: { body: jsonBody(NewUpdate) },
    responses: { 201: jsonAnswer(Published, "The update is on the bells of its audience") },
  });

  return createApi()
    .openapi(list, async (context) =>
      context.json(SystemUpdates.parse(await listUpdates(deps, context.var.actor)), 200),
    )
    .openapi(publish, async (context) => {
      const update = context.req.valid("json");
      return context.json(
        await publishUpdate(deps, { actor: context.var.actor, update, once: onceOf(context) }),
        201,
      );
    })
    .openapi(read, async (context) => {
      const { ids } = context.req.valid("json");
      return context.json(SystemUpdates.parse(await markRead(deps, { actor: context.var.actor, ids })), 200);
    });
}
