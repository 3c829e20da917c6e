import { z } from "zod";
import { roles } from "#domain/accounts/roles.ts";
import {
  NotificationChoice,
  NotificationChoices,
  Notifications,
} from "#domain/notifications/notifications.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../http/contract.ts";

const Reading = z.strictObject({ ids: z.union([z.literal("all"), z.array(z.uuid()).min(1).max(100)]) });

/** What a person is asked to do. */
export const notificationsContract = {
  list: declareRoute({
    method: "get",
    path: "/api/notifications",
    tags: ["notifications"],
    summary: "What I am asked to do, newest first",
    access: roles,
    responses: { 200: jsonAnswer(Notifications, "My notifications") },
  }),
  read: declareRoute({
    method: "post",
    path: "/api/notifications/read",
    tags: ["notifications"],
    summary: "Mark my notifications as read",
    write: { audit: { none: "a person's own marks" }, repeat: { harmless: "what is read stays read" } },
    access: roles,
    request: { body: jsonBody(Reading) },
    responses: { 200: jsonAnswer(Notifications, "My notifications as they are now") },
  }),
  choices: declareRoute({
    method: "get",
    path: "/api/notifications/choices",
    tags: ["notifications"],
    summary: "How I want to be told of what",
    access: roles,
    responses: { 200: jsonAnswer(NotificationChoices, "Every switch I have") },
  }),
  choose: declareRoute({
    method: "put",
    path: "/api/notifications/choices",
    tags: ["notifications"],
    summary: "Turn one of my switches",
    write: { audit: { none: "a person's own settings" }, repeat: { harmless: "the same choice again" } },
    access: roles,
    request: { body: jsonBody(NotificationChoice) },
    responses: { 200: jsonAnswer(NotificationChoices, "Every switch as it is now") },
  }),
};

/** The routes of this capability, for its typed client. */
export type NotificationsApi = typeof notificationsContract;
