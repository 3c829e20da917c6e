import { z } from "zod";
import { Localized } from "../localized.ts";
import { coded } from "../text.ts";
import { channels } from "./channels.ts";

/** How many the panel lists. */
export const NOTIFICATIONS_LIMIT = 30;

const Notification = z
  .object({
    id: z.string(),
    kind: z.string(),
    text: Localized,
    link: z.string(),
    createdAt: z.iso.datetime(),
    isRead: z.boolean(),
  })
  .meta({ id: "Notification" });

/** A person's notifications, newest first, and how many of all are unread. */
export const Notifications = z.object({ notifications: z.array(Notification), unread: z.number().int() });
export type Notifications = z.infer<typeof Notifications>;

/** One switch of a person: a kind, a way to be told, on or off. */
export const NotificationChoice = z.strictObject({
  kind: coded(/^[a-z_]+$/, { max: 60 }),
  channel: z.enum(channels),
  isOn: z.boolean(),
});

export const NotificationChoices = z
  .object({ choices: z.array(NotificationChoice.extend({ name: Localized })) })
  .meta({ id: "NotificationChoices" });
export type NotificationChoices = z.infer<typeof NotificationChoices>;
