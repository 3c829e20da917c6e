import { Flag, PenLine } from "lucide-react";
import { m } from "#messages/messages.js";
import type { SearchSource } from "#web/portal/search/search-source.ts";

/** Saying something, and what waits to be judged. */
export const searchSource: SearchSource = {
  id: "timeline",
  label: m.menu_social,
  find: ({ role, menu }) => [
    { id: "timeline-write", label: m.timeline_write(), icon: PenLine, to: `${menu.home}/social?write=1` },
    ...(role === "admin"
      ? [{ id: "timeline-reports", label: m.timeline_reports_title(), icon: Flag, to: "/admin/reports" }]
      : []),
  ],
};
