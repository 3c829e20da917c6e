import { FileSignature } from "lucide-react";
import { m } from "#messages/messages.js";
import { declareFeature } from "#web/portal/portal-feature.ts";
import { pages } from "./pages.ts";

/** What the portals know of contracts. */
export const contracts = declareFeature({
  pages,
  menu: [
    {
      path: "contracts",
      label: m.contracts_title,
      icon: FileSignature,
      at: { admin: { group: "network", place: 5 } },
    },
  ],
  houseTabs: [{ path: "contract", label: m.contracts_own, place: 8 }],
});
