import { Inbox } from "lucide-react";
import { m } from "#messages/messages.js";
import { declareFeature } from "#web/portal/portal-feature.ts";
import { PEOPLE } from "./keys.ts";
import { pages } from "./pages.ts";

/** What the portals know of people. */
export const people = declareFeature({
  pages,
  menu: [
    {
      path: "approvals",
      label: m.menu_approvals,
      icon: Inbox,
      at: { admin: { group: "main", place: 1 } },
    },
  ],
  search: () => import("./search-source.ts"),
  // Administrators are told of whoever begins to wait.
  live: { notification: [PEOPLE] },
});
