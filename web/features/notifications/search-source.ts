import { CheckCheck } from "lucide-react";
import { m } from "#messages/messages.js";
import type { SearchSource } from "#web/portal/search/search-source.ts";
import { runWrite } from "#web/session/queries/use-write.ts";
import { markNotificationsRead } from "./notifications.ts";

/** Putting away what was asked. */
export const searchSource: SearchSource = {
  id: "news",
  label: m.search_news,
  find: ({ queries }) => [
    {
      id: "read-notifications",
      label: m.search_read_notifications(),
      icon: CheckCheck,
      act: () => runWrite(queries, markNotificationsRead, "all"),
    },
  ],
};
