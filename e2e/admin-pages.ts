import { demoId } from "../database/seed/demo/demo-id.ts";
import type { PortalPage } from "./portal-pages.ts";

const SAGRES = demoId("hotel/martinhal-sagres");

/** The pages of administration, part of the list of all. */
export const adminPages: PortalPage[] = [
  {
    who: "admin",
    path: "/admin/questions",
    ready: ["Perguntas frequentes", "Frequently asked questions"],
    data: "/api/questions",
    isList: true,
  },
  { who: "admin", path: "/admin/suggestions", ready: ["Novo pedido", "New request"] },
  {
    who: "admin",
    path: "/admin/bookings",
    ready: ["Todas as reservas", "All bookings"],
    data: "/api/admin/bookings/late",
    isList: true,
  },
  {
    who: "admin",
    path: "/admin/commissions",
    ready: ["Registrar transferência", "Record a transfer"],
    data: "/api/admin/commissions",
    isList: true,
  },
  {
    who: "admin",
    path: "/admin/commissions/remittance",
    ready: ["Valor recebido", "Amount received"],
  },
  {
    who: "admin",
    path: "/admin/commissions/books",
    ready: ["Receita de adicionais", "Override income"],
    data: "/api/admin/books",
  },
  {
    who: "admin",
    path: `/admin/commissions/${demoId("booking/c-sagres-1")}`,
    ready: ["Por que este valor", "Why this amount"],
    data: `/api/admin/commissions/${demoId("booking/c-sagres-1")}`,
  },
  {
    who: "admin",
    path: "/admin/commissions/payouts",
    ready: ["Pronto para pagar", "Ready to pay"],
    data: "/api/admin/payouts",
    isList: true,
  },
  {
    who: "admin",
    path: `/admin/commissions/payouts/${demoId("payout/waiting")}`,
    ready: ["Soma das linhas", "Sum of the rows"],
    data: `/api/admin/payouts/${demoId("payout/waiting")}`,
  },
  { who: "admin", path: "/admin", ready: ["Novidades do sistema", "System updates"] },
  {
    who: "admin",
    path: "/admin/approvals",
    ready: ["Aprovações", "Approvals"],
    data: "/api/people",
    isList: true,
  },
  {
    who: "admin",
    path: "/admin/journeys",
    ready: ["Marina Teles", "Marina Teles"],
    data: "/api/journeys/overview",
    isList: true,
  },
  {
    who: "admin",
    path: "/admin/invitations",
    ready: ["Convites", "Invitations"],
    data: "/api/invites",
    isList: true,
  },
  {
    who: "admin",
    path: "/admin/contracts",
    ready: ["Contratos", "Contracts"],
    data: "/api/contracts",
    isList: true,
  },
  {
    who: "admin",
    path: "/admin/activities",
    ready: ["Atividades comerciais", "Sales activities"],
    data: "/api/activities",
    isList: true,
  },
  {
    who: "admin",
    path: "/admin/accountability",
    ready: ["Mensagens que citam o hotel", "Messages that name the hotel"],
    data: /^\/api\/accountability\//,
  },
  {
    who: "admin",
    path: "/admin/hotels",
    ready: ["Novo hotel", "New hotel"],
    data: "/api/houses/register",
    isList: true,
  },
  { who: "admin", path: `/admin/hotels/${SAGRES}/page`, ready: ["Revisar e publicar", "Review and publish"] },
  { who: "admin", path: `/admin/hotels/${SAGRES}/sheet`, ready: ["Temporadas", "Seasons"] },
  { who: "admin", path: `/admin/hotels/${SAGRES}/people`, ready: ["Convidar pessoa", "Invite a person"] },
  { who: "admin", path: "/admin/profile", ready: ["Identidade", "Identity"] },
  {
    who: "admin",
    path: "/admin/materials",
    ready: ["O que os hotéis enviaram", "What hotels have sent"],
    data: "/api/materials/reviews",
    isList: true,
  },
  {
    who: "admin",
    path: "/admin/campaigns",
    ready: ["Julho na lagoa", "July on the lagoon"],
    data: "/api/marketing/desk",
    isList: true,
  },
  {
    who: "admin",
    path: `/admin/campaigns/${demoId("campaign/lagoa")}`,
    ready: ["Legendas para WhatsApp", "Captions for WhatsApp"],
    data: `/api/marketing/desk/${demoId("campaign/lagoa")}`,
  },
];
