import { ScrollText } from "lucide-react";
import { m } from "#messages/messages.js";
import { declareFeature } from "#web/portal/portal-feature.ts";
import { pages } from "./pages.ts";

/** What the portals know of the record. */
export const audit = declareFeature({
  pages,
  menu: [
    { path: "audit", label: m.audit_menu, icon: ScrollText, at: { admin: { group: "house", place: 1 } } },
  ],
});
