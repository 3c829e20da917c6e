import { UserPlus, Users } from "lucide-react";
import { m } from "#messages/messages.js";
import type { SearchSource } from "#web/portal/search/search-source.ts";

/** The clients of whoever sells, and the next one. */
export const searchSource: SearchSource = {
  id: "journeys",
  label: m.menu_my_journeys,
  find: ({ role, menu }) =>
    role === "advisor" || role === "tour_operator"
      ? [
          { id: "clients", label: m.clients_title(), icon: Users, to: `${menu.home}/my-journeys/clients` },
          {
            id: "clients-new",
            label: m.clients_new(),
            icon: UserPlus,
            to: `${menu.home}/my-journeys/clients?new=1`,
          },
        ]
      : [],
};
