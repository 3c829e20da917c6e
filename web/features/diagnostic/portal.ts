import { ClipboardCheck } from "lucide-react";
import { m } from "#messages/messages.js";
import { declareFeature } from "#web/portal/portal-feature.ts";
import { pages } from "./pages.ts";

/** What the portals know of the diagnostic. */
export const diagnostic = declareFeature({
  pages,
  menu: [
    {
      path: "diagnostico-pdi",
      label: m.menu_diagnostic,
      icon: ClipboardCheck,
      at: { advisor: { group: "development", place: 1, badge: "silver_up" } },
    },
    {
      path: "questionnaires",
      label: m.diagnostic_questionnaires,
      icon: ClipboardCheck,
      at: { admin: { group: "content", place: 11 } },
    },
  ],
  cards: () => import("./cards.ts"),
  search: () => import("./search-source.ts"),
  live: { notification: [["diagnostic"]] },
});
