import { MessageSquareText } from "lucide-react";
import { m } from "#messages/messages.js";
import { declareFeature } from "#web/portal/portal-feature.ts";
import { pages } from "./pages.ts";

/** What the portals know of visitors' messages. */
export const contact = declareFeature({
  pages,
  menu: [
    {
      path: "contact",
      label: m.contact_inbox_title,
      icon: MessageSquareText,
      at: { admin: { group: "main", place: 3 } },
    },
  ],
});
