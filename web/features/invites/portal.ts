import { FileSpreadsheet, Mail } from "lucide-react";
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
  actions: [
    { label: m.invites_new, icon: Mail, to: "invitations?new=1", roles: ["admin"] },
    { label: m.invites_sheet, icon: FileSpreadsheet, to: "invitations?new=sheet", roles: ["admin"] },
  ],
});
