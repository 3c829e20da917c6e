import { declareCapability } from "../capability.ts";
import { ownNotifications } from "./own-notifications.ts";
import { notificationsRoutes } from "./routes.ts";
import { scheduleNotificationSweep } from "./sweep-notifications.ts";

/** What people are told and asked. */
export const notifications = declareCapability({
  routes: notificationsRoutes,
  jobs: [scheduleNotificationSweep],
  personal: [ownNotifications],
});
