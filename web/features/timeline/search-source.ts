import { Flag } from "lucide-react";
import { m } from "#messages/messages.js";
import type { SearchSource } from "#web/portal/search/search-source.ts";

/** What waits to be judged. */
export const searchSource: SearchSource = {
  id: "timeline",
  label: m.menu_social,
  find: ({ role }) =>
    role === "admin"
      ? [{ id: "timeline-reports", label: m.timeline_reports_title(), icon: Flag, to: "/admin/reports" }]
      : [],
};
