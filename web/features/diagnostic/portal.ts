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
      coming: m.coming_diagnostic,
    },
  ],
});
