import { demoId } from "../../database/seed/demo/demo-id.ts";
import type { PortalPage } from "../every-page.ts";

const SAGRES = demoId("hotel/martinhal-sagres");

export const tags = ["@commissions", "@payouts", "@statements", "@ledger", "@agencies"] as const;

export const portalPages: PortalPage[] = [
  {
    who: "advisor",
    path: "/advisor-portal/earnings/agency",
    ready: ["Quem vende com você", "Who sells with you"],
    data: "/api/agency",
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
    path: "/admin/commissions/books/1",
    ready: ["Lançamentos", "Lines"],
    data: "/api/admin/books/1/lines",
    isList: true,
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
    ready: ["Aprovado para repasse", "Approved for payout"],
    data: "/api/admin/payouts",
    isList: true,
  },
  {
    who: "admin",
    path: `/admin/commissions/payouts/${demoId("payout/waiting")}`,
    ready: ["Soma das linhas", "Sum of the rows"],
    data: `/api/admin/payouts/${demoId("payout/waiting")}`,
  },
  {
    who: "admin",
    path: "/admin/commissions/taxes",
    ready: ["IRRF, lucro presumido", "IRRF, presumed profit"],
    data: "/api/admin/tax-rates",
  },
  {
    who: "admin",
    path: "/admin/commissions/statements",
    ready: ["Preparar mês", "Prepare month"],
    data: "/api/admin/statements",
    isList: true,
  },
  {
    who: "admin",
    path: `/admin/commissions/statements/${demoId("statement/0")}`,
    ready: ["Anotar contato", "Note a contact"],
    data: `/api/admin/statements/${demoId("statement/0")}`,
  },
];
