import { MailSearch } from "lucide-react";
import { m } from "#messages/messages.js";
import { declareFeature } from "#web/portal/portal-feature.ts";
import { pages } from "./pages.ts";

/** What the portals know of the house's mails. */
export const mails = declareFeature({
  pages,
  menu: [
    { path: "mails", label: m.mails_menu, icon: MailSearch, at: { admin: { group: "content", place: 44 } } },
  ],
});
