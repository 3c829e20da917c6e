import { demoId } from "../../database/seed/demo/demo-id.ts";
import type { PortalPage } from "../every-page.ts";

export const portalPages: PortalPage[] = [
  {
    who: "advisor",
    path: "/advisor-portal/my-journeys",
    ready: ["Nove noites entre Lisboa e Sagres", "Nove noites entre Lisboa e Sagres"],
    data: "/api/journeys/board",
  },
  {
    who: "advisor",
    path: `/advisor-portal/my-journeys/${demoId("journey/atlantico")}`,
    ready: ["Tudo salvo", "All saved"],
    data: `/api/journeys/${demoId("journey/atlantico")}`,
  },
  {
    who: "advisor",
    path: `/advisor-portal/my-journeys/${demoId("journey/atlantico")}/preview`,
    ready: ["Nove noites entre Lisboa e Sagres", "Nine nights between Lisbon and Sagres"],
    data: `/api/journeys/${demoId("journey/atlantico")}/preview`,
  },
  {
    who: "advisor",
    path: "/advisor-portal/my-journeys?view=list",
    ready: ["Nove noites entre Lisboa e Sagres", "Nove noites entre Lisboa e Sagres"],
    data: "/api/journeys",
    isList: true,
  },
  {
    who: "operator",
    path: `/tour-operator-portal/my-journeys/${demoId("journey/lisboa")}/preview`,
    ready: ["Lisboa em família, a partir do Oriente", "Lisbon for families"],
  },
  {
    who: "operator",
    path: "/tour-operator-portal/my-journeys",
    ready: ["Lisboa em família, a partir do Oriente", "Lisboa em família, a partir do Oriente"],
  },
  {
    who: "operator",
    path: `/tour-operator-portal/my-journeys/${demoId("journey/lisboa")}`,
    ready: ["Tudo salvo", "All saved"],
  },
  {
    who: "admin",
    path: "/admin/journeys",
    ready: ["Marina Teles", "Marina Teles"],
    data: "/api/journeys/overview",
    isList: true,
  },
];
