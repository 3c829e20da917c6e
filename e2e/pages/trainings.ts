import { demoId } from "../../database/seed/demo/demo-id.ts";
import type { PortalPage } from "../every-page.ts";

export const portalPages: PortalPage[] = [
  {
    who: "advisor",
    path: `/advisor-portal/growth/trainings/${demoId("training/velaa")}`,
    ready: ["A ilha e o nome", "The island and its name"],
    data: `/api/trainings/${demoId("training/velaa")}`,
  },
  {
    who: "operator",
    path: `/tour-operator-portal/growth/trainings/${demoId("training/proposals")}`,
    ready: ["A proposta é uma página", "A proposal is a page"],
  },
  {
    who: "hotel",
    path: "/hotel-portal/houses/martinhal-sagres/trainings",
    ready: ["Martinhal Sagres em família", "Martinhal Sagres with a family"],
    data: "/api/training-desk",
    isList: true,
  },
  {
    who: "hotel",
    path: `/hotel-portal/houses/martinhal-sagres/trainings/${demoId("training/sagres")}`,
    ready: ["Rafael Nóbrega", "Rafael Nóbrega"],
    data: `/api/training-desk/${demoId("training/sagres")}`,
  },
  {
    who: "admin",
    path: "/admin/trainings",
    ready: ["Da proposta à comissão", "From proposal to commission"],
    data: "/api/training-desk",
    isList: true,
  },
  {
    who: "admin",
    path: `/admin/trainings/${demoId("training/proposals")}`,
    ready: ["Adicionar pergunta", "Add a question"],
    data: `/api/training-desk/${demoId("training/proposals")}`,
  },
];
