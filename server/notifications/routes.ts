import { z } from "zod";
import { roles } from "#domain/accounts/roles.ts";
import {
  NotificationChoice,
  NotificationChoices,
  Notifications,
} from "#domain/notifications/notifications.ts";
import type { Deps } from "../deps.ts";
import type { Actor } from "../http/actor.ts";
import { createApi, declareRoute, jsonAnswer, jsonBody } from "../http/api.ts";
import { refuse } from "../http/refuse.ts";
import { chooseNotification } from "./choose-notification.ts";
import { listChoices } from "./list-choices.ts";
import { listNotifications } from "./list-notifications.ts";
import { markNotifications } from "./mark-notifications.ts";

const Reading = z.strictObject({ ids: z.union([z.literal("all"), z.array(z.uuid()).min(1).max(100)]) });

/** What a person is asked to do. */
export function notificationsRoutes(deps: Deps) {
  const list = declareRoute(deps, {
    method: "get",
    path: "/api/notifications",
    tags: ["notifications"],
    summary: "What I am asked to do, newest first",
    access: roles,
    responses: { 200: jsonAnswer(Notifications, "My notifications") },
  });
  const read = declareRoute(deps, {
    method: "post",
    path: "/api/notifications/read",
    tags: ["notifications"],
    summary: "Mark my notifications as read",
    write: { audit: { none: "a person's own marks" }, repeat: { harmless: "what is read stays read" } },
    access: roles,
    request: { body: jsonBody(Reading) },
    responses: { 200: jsonAnswer(Notifications, "My notifications as they are now") },
  });

  const choices = declareRoute(deps, {
    method: "get",
    path: "/api/notifications/choices",
    tags: ["notifications"],
    summary: "How I want to be told of what",
    access: roles,
    responses: { 200: jsonAnswer(NotificationChoices, "Every switch I have") },
  });
  const choose = declareRoute(deps, {
    method: "put",
    path: "/api/notifications/choices",
    tags: ["notifications"],
    summary: "Turn one of my switches",
    write: { audit: { none: "a person's own settings" }, repeat: { harmless: "the same choice again" } },
    access: roles,
    request: { body: jsonBody(NotificationChoice) },
    responses: { 200: jsonAnswer(NotificationChoices, "Every switch as it is now") },
  });
  const chosen = async ({ id: userId, role }: Actor) =>
    NotificationChoices.parse({ choices: role ? await listChoices(deps, { userId, role }) : [] });

  return createApi()
    .openapi(list, async (context) =>
      context.json(Notifications.parse(await listNotifications(deps, context.var.actor.id)), 200),
    )
    .openapi(read, async (context) => {
      const { ids } = context.req.valid("json");
      const found = await markNotifications(deps, { userId: context.var.actor.id, ids });
      return context.json(Notifications.parse(found), 200);
    })
    .openapi(choices, async (context) => context.json(await chosen(context.var.actor), 200))
    .openapi(choose, async (context) => {
      const { id: userId, role } = context.var.actor;
      if (!role) throw refuse("forbidden");
      await chooseNotification(deps, { userId, role, choice: context.req.valid("json") });
      return context.json(await chosen(context.var.actor), 200);
    });
}
