import { NotificationChoices, Notifications } from "#domain/notifications/notifications.ts";
import type { Deps } from "../deps.ts";
import type { Actor } from "../http/actor.ts";
import { createApi } from "../http/api.ts";
import { refuse } from "../http/refuse.ts";
import { chooseNotification } from "./choose-notification.ts";
import { notificationsContract } from "./contract.ts";
import { listChoices } from "./list-choices.ts";
import { listNotifications } from "./list-notifications.ts";
import { markNotifications } from "./mark-notifications.ts";

/** What a person is asked to do. */
export function notificationsRoutes(deps: Deps) {
  const { list, read, choices, choose } = notificationsContract;

  const chosen = async ({ id: userId, role }: Actor) =>
    NotificationChoices.parse({ choices: role ? await listChoices(deps, { userId, role }) : [] });

  return createApi(deps)
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
