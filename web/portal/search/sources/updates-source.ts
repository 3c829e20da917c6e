import { CheckCheck } from "lucide-react";
import { m } from "#messages/messages.js";
import { markNotificationsRead } from "#web/features/notifications/notifications.ts";
import { markUpdatesRead } from "#web/features/updates/updates.ts";
import type { SearchSource } from "../search-source.ts";

/** Putting away what is new and what was asked. */
export const updatesSource: SearchSource = {
  id: "updates",
  label: m.search_news,
  find: () => [
    {
      id: "read-updates",
      label: m.search_read_updates(),
      icon: CheckCheck,
      act: () => markUpdatesRead("all"),
    },
    {
      id: "read-notifications",
      label: m.search_read_notifications(),
      icon: CheckCheck,
      act: () => markNotificationsRead("all"),
    },
  ],
};
