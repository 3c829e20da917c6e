import { demoId } from "../database/seed/demo/demo-id.ts";
import { adminPages } from "./admin-pages.ts";
import { hotelPages } from "./hotel-pages.ts";

export type PortalPage = {
  /** Who of the demo's people opens it. */
  who: "advisor" | "operator" | "hotel" | "admin";
  path: string;
  /** Words that are there when it stands, in Portuguese and in English. */
  ready: readonly [pt: string, en: string];
  /** What fills it, asked of the API: with it, its states are asked for as well. */
  data?: string | RegExp;
  /** Whether that is a list, which may be empty. */
  isList?: boolean;
};

/** Every page of the portals, one line each; `portal-every-page.spec.ts` asks the same promises of all of them. */
export const portalPages: PortalPage[] = [
  {
    who: "advisor",
    path: "/advisor-portal",
    ready: ["Hotéis da coleção", "Hotels in the collection"],
  },
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
    who: "advisor",
    path: "/advisor-portal/earnings",
    ready: ["Recebido no ano", "Received this year"],
    data: "/api/commissions",
    isList: true,
  },
  {
    who: "advisor",
    path: `/advisor-portal/earnings/${demoId("booking/c-sagres-1")}`,
    ready: ["Por que este valor", "Why this amount"],
    data: `/api/commissions/${demoId("booking/c-sagres-1")}`,
  },
  {
    who: "operator",
    path: `/tour-operator-portal/earnings/${demoId("booking/c-velaa")}`,
    ready: ["Por que este valor", "Why this amount"],
  },
  {
    who: "operator",
    path: "/tour-operator-portal/earnings",
    ready: ["Recebido no ano", "Received this year"],
  },
  {
    who: "advisor",
    path: "/advisor-portal/tiers",
    ready: ["Mexa nos próximos 90 dias", "Move the next 90 days"],
    data: "/api/tiers/standing",
  },
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
    who: "operator",
    path: `/tour-operator-portal/my-journeys/${demoId("journey/lisboa")}/preview`,
    ready: ["Lisboa em família, a partir do Oriente", "Lisbon for families"],
  },
  {
    who: "advisor",
    path: "/advisor-portal/my-journeys?view=list",
    ready: ["Nove noites entre Lisboa e Sagres", "Nove noites entre Lisboa e Sagres"],
    data: "/api/journeys",
    isList: true,
  },
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
  {
    who: "advisor",
    path: "/advisor-portal/reputation",
    ready: ["Saldo de abertura", "Opening balance"],
    data: "/api/reputation",
  },
  {
    who: "operator",
    path: "/tour-operator-portal/reputation",
    ready: ["Saldo de abertura", "Opening balance"],
  },
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
  {
    who: "advisor",
    path: "/advisor-portal/profile",
    ready: ["Identidade", "Identity"],
    data: "/api/profile",
  },
  {
    who: "advisor",
    path: "/advisor-portal/feature-requests",
    ready: ["Novo pedido", "New request"],
    data: "/api/requests",
    isList: true,
  },
  { who: "operator", path: "/tour-operator-portal/feature-requests", ready: ["Novo pedido", "New request"] },
  {
    who: "advisor",
    path: "/advisor-portal/refer-hotel",
    ready: ["Quinta das Lajes, Serra da Estrela", "Quinta das Lajes, Serra da Estrela"],
    data: "/api/referrals",
    isList: true,
  },
  {
    who: "operator",
    path: "/tour-operator-portal/refer-hotel",
    ready: ["Maison Ferreol, Arles", "Maison Ferreol, Arles"],
  },
  {
    who: "advisor",
    path: "/diagnostico-pdi",
    ready: ["Esta página ainda está sendo construída.", "This page is still being built."],
  },
  {
    who: "operator",
    path: "/tour-operator-portal",
    ready: ["Hotéis da coleção", "Hotels in the collection"],
  },
  {
    who: "operator",
    path: "/tour-operator-portal/tiers",
    ready: ["Mexa nos próximos 90 dias", "Move the next 90 days"],
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
  { who: "operator", path: "/tour-operator-portal/profile", ready: ["Identidade", "Identity"] },
  {
    who: "advisor",
    path: "/advisor-portal/bookings",
    ready: ["Registrar reserva", "Register a booking"],
    data: "/api/bookings",
    isList: true,
  },
  {
    who: "advisor",
    path: `/advisor-portal/bookings/${demoId("booking/prado")}`,
    ready: ["O registro", "The record"],
    data: `/api/bookings/${demoId("booking/prado")}`,
  },
  {
    who: "advisor",
    path: "/advisor-portal/bookings/register",
    ready: ["Feita por", "Made by"],
    data: "/api/journeys/hotels",
  },
  {
    who: "advisor",
    path: `/advisor-portal/bookings/ask/${demoId("journey/atlantico/B/0")}`,
    ready: ["Esta estadia já foi pedida.", "This stay has already been asked for."],
    data: `/api/bookings/stays/${demoId("journey/atlantico/B/0")}`,
  },
  {
    who: "operator",
    path: `/tour-operator-portal/bookings/ask/${demoId("journey/lisboa/A/0")}`,
    ready: ["Enviar pedido", "Send request"],
  },
  {
    who: "operator",
    path: "/tour-operator-portal/bookings",
    ready: ["Registrar reserva", "Register a booking"],
  },
  {
    who: "operator",
    path: `/tour-operator-portal/bookings/${demoId("booking/tavares")}`,
    ready: ["O registro", "The record"],
  },
  { who: "operator", path: "/tour-operator-portal/bookings/register", ready: ["Feita por", "Made by"] },
  {
    who: "advisor",
    path: "/advisor-portal/checkpoints",
    ready: ["Ligar sobre a conexão em Lisboa", "Ligar sobre a conexão em Lisboa"],
    data: "/api/checkpoints",
  },
  {
    who: "advisor",
    path: "/advisor-portal/checkpoints?view=board",
    ready: ["Confirmar o traslado de chegada", "Confirmar o traslado de chegada"],
  },
  {
    who: "advisor",
    path: "/advisor-portal/checkpoints?view=month",
    ready: ["Ligar sobre a conexão em Lisboa", "Ligar sobre a conexão em Lisboa"],
  },
  {
    who: "operator",
    path: "/tour-operator-portal/checkpoints",
    ready: ["Mandar os vouchers à agência", "Mandar os vouchers à agência"],
  },
  {
    who: "advisor",
    path: "/advisor-portal/materials",
    ready: ["Buscar materiais", "Search materials"],
    data: "/api/materials",
  },
  {
    who: "operator",
    path: "/tour-operator-portal/materials",
    ready: ["Buscar materiais", "Search materials"],
    data: "/api/materials",
  },
  {
    who: "advisor",
    path: "/advisor-portal/materials/links",
    ready: ["Links que enviei", "Links I sent"],
    data: "/api/materials/links",
    isList: true,
  },
  {
    who: "operator",
    path: "/tour-operator-portal/materials/links",
    ready: ["Links que enviei", "Links I sent"],
  },
  {
    who: "advisor",
    path: "/advisor-portal/materials/collections",
    ready: ["Nova coleção", "New collection"],
    data: "/api/materials/collections",
    isList: true,
  },
  {
    who: "operator",
    path: "/tour-operator-portal/materials/collections",
    ready: ["Nova coleção", "New collection"],
  },
  ...hotelPages,
  {
    who: "advisor",
    path: "/advisor-portal/marketing",
    ready: ["Julho na lagoa", "July on the lagoon"],
    data: "/api/marketing/campaigns",
    isList: true,
  },
  {
    who: "advisor",
    path: `/advisor-portal/marketing/${demoId("campaign/lagoa")}`,
    ready: ["De onde vieram", "Where they came from"],
    data: `/api/marketing/campaigns/${demoId("campaign/lagoa")}`,
  },
  {
    who: "operator",
    path: "/tour-operator-portal/marketing",
    ready: ["Antes de todos", "Before everyone"],
  },
  {
    who: "operator",
    path: `/tour-operator-portal/marketing/${demoId("campaign/trancoso")}`,
    ready: ["De onde vieram", "Where they came from"],
  },
  ...adminPages,
];
