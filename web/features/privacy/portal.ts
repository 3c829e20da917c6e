import { ShieldCheck } from "lucide-react";
import { m } from "#messages/messages.js";
import { declareFeature } from "#web/portal/portal-feature.ts";
import { pages } from "./pages.ts";

/** What the portals know of privacy. */
export const privacy = declareFeature({
  pages,
  menu: [
    {
      path: "privacy",
      label: m.privacy_desk_menu,
      icon: ShieldCheck,
      at: { admin: { group: "house", place: 3 } },
    },
  ],
  actions: [
    {
      label: m.privacy_request_new,
      note: m.privacy_desk_menu,
      icon: ShieldCheck,
      to: "privacy?new=request",
      roles: ["admin"],
    },
    {
      label: m.privacy_incident_new,
      note: m.privacy_desk_menu,
      icon: ShieldCheck,
      to: "privacy?new=incident",
      roles: ["admin"],
    },
  ],
});
