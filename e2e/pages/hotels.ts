import { demoId } from "../../database/seed/demo/demo-id.ts";
import type { PortalPage } from "../every-page.ts";

const SAGRES = demoId("hotel/martinhal-sagres");

export const portalPages: PortalPage[] = [
  {
    who: "advisor",
    path: "/advisor-portal/collection",
    ready: ["Velaa Private Island", "Velaa Private Island"],
    data: "/api/hotels",
  },
  {
    who: "advisor",
    path: "/advisor-portal/collection/casa-trancoso",
    ready: ["Café da manhã para dois", "Breakfast for two"],
  },
  {
    who: "operator",
    path: "/tour-operator-portal/collection",
    ready: ["Velaa Private Island", "Velaa Private Island"],
  },
  {
    who: "operator",
    path: "/tour-operator-portal/collection/martinhal-sagres",
    ready: ["Jantar para dois, uma vez por estada", "Dinner for two, once a stay"],
    data: "/api/hotels/martinhal-sagres/service",
  },
  {
    who: "hotel",
    path: "/hotel-portal/houses/martinhal-sagres",
    ready: ["Da página à conversa", "From the page to the conversation"],
    data: "/api/houses",
  },
  {
    who: "hotel",
    path: "/hotel-portal/houses/martinhal-sagres/page",
    ready: ["Revisar e publicar", "Review and publish"],
  },
  {
    who: "hotel",
    path: "/hotel-portal/houses/martinhal-sagres/sheet",
    ready: ["Temporadas", "Seasons"],
  },
  {
    who: "hotel",
    path: "/hotel-portal/houses/martinhal-sagres/people",
    ready: ["Convidar pessoa", "Invite a person"],
  },
  {
    who: "admin",
    path: "/admin/hotels",
    ready: ["Novo hotel", "New hotel"],
    data: "/api/houses/register",
    isList: true,
  },
  {
    who: "admin",
    path: "/admin/hotels/people",
    ready: ["Quem trabalha em qual hotel", "Who works for which hotel"],
    data: "/api/houses/people",
    isList: true,
  },
  { who: "admin", path: `/admin/hotels/${SAGRES}/page`, ready: ["Revisar e publicar", "Review and publish"] },
  { who: "admin", path: `/admin/hotels/${SAGRES}/sheet`, ready: ["Temporadas", "Seasons"] },
  { who: "admin", path: `/admin/hotels/${SAGRES}/people`, ready: ["Convidar pessoa", "Invite a person"] },
];

export const sitePages = [
  "/lilamonde/casa-atacama",
  "/lilamonde/casa-trancoso",
  "/lilamonde/fazenda-mantiqueira",
  "/lilamonde/martinhal-chiado",
  "/lilamonde/martinhal-oriente",
  "/lilamonde/martinhal-quinta",
  "/lilamonde/martinhal-sagres",
  "/lilamonde/pantanal-lodge",
  "/lilamonde/quinta-douro",
  "/lilamonde/riad-atlas",
];
