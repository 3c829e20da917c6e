import { Mail } from "lucide-react";
import { m } from "#messages/messages.js";
import { declareFeature } from "#web/portal/portal-feature.ts";
import { pages } from "./pages.ts";

/** What the portals know of invitations. */
export const invites = declareFeature({
  pages,
  menu: [
    {
      path: "invitations",
      label: m.menu_invitations,
      icon: Mail,
      at: { admin: { group: "main", place: 2 } },
    },
  ],
  search: () => import("./search-source.ts"),
});
