import { demoId } from "../../database/seed/demo/demo-id.ts";
import type { PortalPage } from "../every-page.ts";

export const portalPages: PortalPage[] = [
  {
    who: "advisor",
    path: `/advisor-portal/my-journeys/${demoId("proposal/journey")}/proposal`,
    ready: ["Copiar endereço", "Copy address"],
    data: `/api/proposal-links/${demoId("proposal/journey")}`,
  },
  {
    who: "operator",
    path: `/tour-operator-portal/my-journeys/${demoId("operator-proposal/journey")}/proposal`,
    ready: ["Criar endereço", "Create address"],
  },
];
