import { CheckCheck } from "lucide-react";
import { m } from "#messages/messages.js";
import type { SearchSource } from "#web/portal/search/search-source.ts";
import { runWrite } from "#web/session/queries/use-write.ts";
import { markUpdatesRead } from "./updates.ts";

/** Putting away what is new. */
export const searchSource: SearchSource = {
  id: "news",
  label: m.search_news,
  find: ({ queries }) => [
    {
      id: "read-updates",
      label: m.search_read_updates(),
      icon: CheckCheck,
      act: () => runWrite(queries, markUpdatesRead, "all"),
    },
  ],
};
