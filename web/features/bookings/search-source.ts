import { BedDouble } from "lucide-react";
import { homeOf } from "#domain/accounts/homes.ts";
import { m } from "#messages/messages.js";
import type { SearchSource } from "#web/portal/search/search-source.ts";

/** Where bookings are kept and begun. */
export const searchSource: SearchSource = {
  id: "bookings",
  label: m.bookings_title,
  find: ({ role }) => {
    if (role === "hotel" || role === "admin") return [];
    const home = homeOf[role];
    return [
      { id: "bookings", label: m.bookings_title(), icon: BedDouble, to: `${home}/bookings` },
      { id: "register", label: m.bookings_register(), icon: BedDouble, to: `${home}/bookings/register` },
    ];
  },
};
