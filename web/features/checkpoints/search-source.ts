import { CalendarCheck, Plus } from "lucide-react";
import { m } from "#messages/messages.js";
import type { SearchSource } from "#web/portal/search/search-source.ts";

/** Where checkpoints are kept, seen by month and written. */
export const searchSource: SearchSource = {
  id: "checkpoints",
  label: m.menu_checkpoints,
  find: ({ role, menu }) => {
    if (role !== "advisor" && role !== "tour_operator") return [];
    const home = `${menu.home}/checkpoints`;
    return [
      { id: "checkpoint-new", label: m.checkpoints_new_title(), icon: Plus, to: `${home}?new=1` },
      {
        ...{ id: "checkpoint-month", icon: CalendarCheck, to: `${home}?view=month` },
        label: `${m.checkpoints_title()}: ${m.checkpoints_view_month()}`,
      },
    ];
  },
};
