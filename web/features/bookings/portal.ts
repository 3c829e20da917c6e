import { BedDouble } from "lucide-react";
import { m } from "#messages/messages.js";
import { declareFeature } from "#web/portal/portal-feature.ts";
import { BOOKINGS } from "./keys.ts";
import { pages } from "./pages.ts";

/** What the portals know of bookings. */
export const bookings = declareFeature({
  pages,
  menu: [
    {
      path: "bookings",
      label: m.bookings_title,
      icon: BedDouble,
      at: { admin: { group: "main", place: 6 } },
    },
  ],
  cards: () => import("./cards.ts"),
  houseTabs: [{ path: "requests", label: m.bookings_tab, place: 5 }],
  actions: [
    {
      label: m.bookings_register,
      icon: BedDouble,
      to: "bookings/register",
      roles: ["advisor", "tour_operator"],
    },
  ],
  search: () => import("./search-source.ts"),
  live: { booking: [BOOKINGS], notification: [BOOKINGS] },
});
