import { Users } from "lucide-react";
import { m } from "#messages/messages.js";
import type { SearchSource } from "#web/portal/search/search-source.ts";

/** The clients of whoever sells. */
export const searchSource: SearchSource = {
  id: "journeys",
  label: m.menu_my_journeys,
  find: ({ role, menu }) =>
    role === "advisor" || role === "tour_operator"
      ? [{ id: "clients", label: m.clients_title(), icon: Users, to: `${menu.home}/my-journeys/clients` }]
      : [],
};
