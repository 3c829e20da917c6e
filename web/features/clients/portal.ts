import { UserPlus } from "lucide-react";
import { m } from "#messages/messages.js";
import { declareFeature } from "#web/portal/portal-feature.ts";
import { CLIENTS } from "./keys.ts";
import { pages } from "./pages.ts";

/** What the portals know of clients. */
export const clients = declareFeature({
  pages,
  actions: [
    {
      label: m.clients_new,
      icon: UserPlus,
      to: "my-journeys/clients?new=1",
      roles: ["advisor", "tour_operator"],
    },
  ],
  search: () => import("./search-source.ts"),
  // A colleague may have handed one over.
  live: { notification: [CLIENTS] },
});
