import { CalendarCheck } from "lucide-react";
import { m } from "#messages/messages.js";
import type { SearchSource } from "#web/portal/search/search-source.ts";

/** Checkpoints seen by month. */
export const searchSource: SearchSource = {
  id: "checkpoints",
  label: m.menu_checkpoints,
  find: ({ role, menu }) => {
    if (role !== "advisor" && role !== "tour_operator") return [];
    const home = `${menu.home}/checkpoints`;
    return [
      {
        ...{ id: "checkpoint-month", icon: CalendarCheck, to: `${home}?view=month` },
        label: `${m.checkpoints_title()}: ${m.checkpoints_view_month()}`,
      },
    ];
  },
};
