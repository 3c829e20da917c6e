import { demoId } from "../../database/seed/demo/demo-id.ts";
import type { PortalPage } from "../every-page.ts";

export const portalPages: PortalPage[] = [
  {
    who: "advisor",
    path: "/advisor-portal/my-journeys/clients",
    ready: ["Helena Prado", "Helena Prado"],
    data: "/api/clients",
    isList: true,
  },
  {
    who: "advisor",
    path: `/advisor-portal/my-journeys/clients/${demoId("client/Família Andrade")}`,
    ready: ["Clara não come frutos do mar", "Clara não come frutos do mar"],
    data: `/api/clients/${demoId("client/Família Andrade")}`,
  },
  {
    who: "operator",
    path: "/tour-operator-portal/my-journeys/clients",
    ready: ["Agência Vereda", "Agência Vereda"],
  },
  {
    who: "operator",
    path: `/tour-operator-portal/my-journeys/clients/${demoId("client/Agência Vereda")}`,
    ready: ["reservas@vereda.test", "reservas@vereda.test"],
  },
];
