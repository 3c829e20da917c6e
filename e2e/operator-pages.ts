import { demoId } from "../database/seed/demo/demo-id.ts";
import type { PortalPage } from "./portal-pages.ts";

/** The pages that a tour operator opens. */
export const operatorPages: PortalPage[] = [
  {
    who: "operator",
    path: "/tour-operator-portal/events",
    ready: ["Noite Velaa", "An evening with Velaa"],
    data: "/api/member/events",
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
    who: "operator",
    path: `/tour-operator-portal/earnings/${demoId("booking/c-velaa")}`,
    ready: ["Por que este valor", "Why this amount"],
  },
  {
    who: "operator",
    path: "/tour-operator-portal/earnings/agency",
    ready: ["Quem vende com você", "Who sells with you"],
    data: "/api/agency",
  },
  {
    who: "operator",
    path: "/tour-operator-portal/earnings",
    ready: ["Recebido no ano", "Received this year"],
  },
  {
    who: "operator",
    path: `/tour-operator-portal/my-journeys/${demoId("journey/lisboa")}/preview`,
    ready: ["Lisboa em família, a partir do Oriente", "Lisbon for families"],
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
    who: "operator",
    path: "/tour-operator-portal/reputation",
    ready: ["Saldo de abertura", "Opening balance"],
  },
  {
    who: "operator",
    path: `/tour-operator-portal/my-journeys/${demoId("operator-proposal/journey")}/proposal`,
    ready: ["Criar endereço", "Create address"],
  },
  { who: "operator", path: "/tour-operator-portal/feature-requests", ready: ["Novo pedido", "New request"] },
  {
    who: "operator",
    path: "/tour-operator-portal/refer-hotel",
    ready: ["Maison Ferreol, Arles", "Maison Ferreol, Arles"],
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
  {
    who: "operator",
    path: "/tour-operator-portal/bookings/received",
    ready: ["Guia particular no Atacama", "A private guide in the Atacama"],
    data: "/api/bookings/received",
    isList: true,
  },
  {
    who: "operator",
    path: `/tour-operator-portal/bookings/received/${demoId("request/atacama-lemos")}`,
    ready: ["O registro", "The record"],
    data: `/api/bookings/received/${demoId("request/atacama-lemos")}`,
  },
  { who: "operator", path: "/tour-operator-portal/bookings/register", ready: ["Feita por", "Made by"] },
  {
    who: "operator",
    path: "/tour-operator-portal/checkpoints",
    ready: ["Mandar os vouchers à agência", "Mandar os vouchers à agência"],
  },
  {
    who: "operator",
    path: "/tour-operator-portal/materials",
    ready: ["Buscar materiais", "Search materials"],
    data: "/api/materials",
  },
  {
    who: "operator",
    path: "/tour-operator-portal/materials/links",
    ready: ["Links que enviei", "Links I sent"],
  },
  {
    who: "operator",
    path: "/tour-operator-portal/materials/collections",
    ready: ["Nova coleção", "New collection"],
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
  {
    who: "operator",
    path: "/tour-operator-portal/products/store",
    ready: ["Endereço", "Address"],
    data: "/api/stores/own",
  },
  {
    who: "operator",
    path: "/tour-operator-portal/products",
    ready: ["Manhã no veleiro do Mestre Joaquim", "A morning on Mestre Joaquim’s sailing boat"],
  },
  {
    who: "operator",
    path: `/tour-operator-portal/products/${demoId("product/veleiro")}`,
    ready: ["O que o público vê", "What the public sees"],
  },
  {
    who: "operator",
    path: "/tour-operator-portal/social",
    ready: ["Combinado da casa", "House rules"],
    data: "/api/timeline",
  },
  {
    who: "operator",
    path: "/tour-operator-portal/insights",
    ready: ["Regras e limiares", "Rules and thresholds"],
  },
  {
    who: "operator",
    path: "/tour-operator-portal/growth",
    ready: ["Plano do diagnóstico", "Plan of the diagnostic"],
  },
  {
    who: "operator",
    path: `/tour-operator-portal/growth/trainings/${demoId("training/proposals")}`,
    ready: ["A proposta é uma página", "A proposal is a page"],
  },
];
