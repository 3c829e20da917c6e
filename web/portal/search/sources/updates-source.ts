import { CheckCheck } from "lucide-react";
import { m } from "#messages/messages.js";
import { markNotificationsRead } from "#web/features/notifications/notifications.ts";
import { markUpdatesRead } from "#web/features/updates/updates.ts";
import { runWrite } from "#web/session/queries/use-write.ts";
import type { SearchSource } from "../search-source.ts";

/** Putting away what is new and what was asked. */
export const updatesSource: SearchSource = {
  id: "updates",
  label: m.search_news,
  find: ({ queries }) => [
    {
      id: "read-updates",
      label: m.search_read_updates(),
      icon: CheckCheck,
      act: () => runWrite(queries, markUpdatesRead, "all"),
    },
    {
      id: "read-notifications",
      label: m.search_read_notifications(),
      icon: CheckCheck,
      act: () => runWrite(queries, markNotificationsRead, "all"),
    },
  ],
};
