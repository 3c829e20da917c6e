import { MailOpen } from "lucide-react";
import { m } from "#messages/messages.js";
import { declareFeature } from "#web/portal/portal-feature.ts";
import { pages } from "./pages.ts";

/** What the portals know of the letter. */
export const newsletter = declareFeature({
  pages,
  menu: [
    {
      path: "newsletter",
      label: m.newsletter_desk_menu,
      icon: MailOpen,
      at: { admin: { group: "content", place: 43 } },
    },
  ],
});
