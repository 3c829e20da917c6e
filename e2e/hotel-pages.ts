import { demoId } from "../database/seed/demo/demo-id.ts";
import type { PortalPage } from "./portal-pages.ts";

const SAGRES = demoId("hotel/martinhal-sagres");

/** The pages of the hotel's portal, part of the list of all. */
export const hotelPages: PortalPage[] = [
  { who: "hotel", path: "/hotel-portal", ready: ["Novidades do sistema", "System updates"] },
  {
    who: "hotel",
    path: "/hotel-portal/houses/martinhal-sagres/contract",
    ready: ["Todas as versões", "All versions"],
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
    who: "hotel",
    path: "/hotel-portal/houses/martinhal-sagres/activities",
    ready: ["Ligações", "Calls"],
    data: "/api/activities",
    isList: true,
  },
  {
    who: "hotel",
    path: "/hotel-portal/houses/martinhal-sagres/accountability",
    ready: ["Mensagens que citam o hotel", "Messages that name the hotel"],
    data: /^\/api\/accountability\//,
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
    path: "/hotel-portal/houses/martinhal-sagres/updates",
    ready: ["Novidades", "Updates"],
    data: "/api/updates",
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
  { who: "hotel", path: "/hotel-portal/profile", ready: ["Identidade", "Identity"] },
  {
    who: "hotel",
    path: "/hotel-portal/materials",
    ready: ["Enviar um material", "Send a material"],
  },
  {
    who: "hotel",
    path: "/hotel-portal/houses/martinhal-sagres/materials",
    ready: ["Enviar um material", "Send a material"],
  },
  {
    who: "hotel",
    path: "/hotel-portal/houses/martinhal-sagres/requests",
    ready: ["pessoas", "Party of"],
    data: `/api/houses/${SAGRES}/bookings`,
    isList: true,
  },
  {
    who: "hotel",
    path: `/hotel-portal/houses/martinhal-sagres/requests/${demoId("booking/tavares")}`,
    ready: ["O registro", "The record"],
    data: `/api/houses/${SAGRES}/bookings/${demoId("booking/tavares")}`,
  },
  {
    who: "hotel",
    path: "/hotel-portal/houses/martinhal-sagres/commissions",
    ready: ["Confirme depois do check-out", "Confirm after check-out"],
    data: `/api/houses/${SAGRES}/commissions`,
    isList: true,
  },
  {
    who: "hotel",
    path: `/hotel-portal/houses/martinhal-sagres/commissions/${demoId("booking/c-sagres-1")}`,
    ready: ["Por que este valor", "Why this amount"],
    data: `/api/houses/${SAGRES}/commissions/${demoId("booking/c-sagres-1")}`,
  },
  {
    who: "hotel",
    path: "/hotel-portal/houses/martinhal-sagres/offers",
    ready: ["Cinco noites em Sagres, clube infantil incluído", "Five nights in Sagres, kids’ club included"],
    data: /\/api\/houses\/[0-9a-f-]+\/offers/,
  },
  {
    who: "hotel",
    path: `/hotel-portal/houses/martinhal-sagres/offers/${demoId("product/sagres-spa")}`,
    ready: ["O que o público vê", "What the public sees"],
  },
  {
    who: "hotel",
    path: "/hotel-portal/social",
    ready: ["Combinado da casa", "House rules"],
    data: "/api/timeline",
  },
  {
    who: "hotel",
    path: "/hotel-portal/events",
    ready: ["Noite Velaa", "An evening with Velaa"],
    data: "/api/member/events",
  },
];
