import { z } from "zod";
import { channels } from "./channels.ts";

/** How many the panel lists. */
export const NOTIFICATIONS_LIMIT = 30;

/** What can ask a person to do something, each with what its sentence needs. */
const NotificationWords = z.discriminatedUnion("kind", [
  /** To administrators: somebody signed up and waits for a decision. */
  z.object({ kind: z.literal("account_waiting"), params: z.object({ name: z.string() }) }),
  /** To whoever invited: the bearer of an expired invitation asks for another. */
  z.object({ kind: z.literal("renewal_asked"), params: z.object({ email: z.string() }) }),
  /** To somebody who has just come in: the profile is still empty. */
  z.object({ kind: z.literal("profile_to_complete"), params: z.object({}) }),
]);
export type NotificationWords = z.infer<typeof NotificationWords>;

const Notification = z
  .intersection(
    NotificationWords,
    z.object({ id: z.string(), link: z.string(), createdAt: z.iso.datetime(), isRead: z.boolean() }),
  )
  .meta({ id: "Notification" });
export type Notification = z.infer<typeof Notification>;

/** A person's notifications, newest first, and how many of all are unread. */
export const Notifications = z.object({ notifications: z.array(Notification), unread: z.number().int() });
export type Notifications = z.infer<typeof Notifications>;

const kinds = [
  "account_waiting",
  "renewal_asked",
  "profile_to_complete",
] as const satisfies NotificationWords["kind"][];

/** One switch of a person: a kind, a way to be told, on or off. */
export const NotificationChoice = z.strictObject({
  kind: z.enum(kinds),
  channel: z.enum(channels),
  isOn: z.boolean(),
});

export const NotificationChoices = z
  .object({ choices: z.array(NotificationChoice) })
  .meta({ id: "NotificationChoices" });
