import { demoId } from "../../database/seed/demo/demo-id.ts";
import type { PortalPage } from "../every-page.ts";

export const portalPages: PortalPage[] = [
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
    who: "admin",
    path: "/admin/referrals",
    ready: ["Maison Ferreol, Arles", "Maison Ferreol, Arles"],
    data: "/api/admin/referrals",
    isList: true,
  },
  {
    who: "admin",
    path: `/admin/referrals/${demoId("referral/Maison Ferreol")}`,
    ready: ["Claire Ferreol, diretora", "Claire Ferreol, diretora"],
    data: `/api/admin/referrals/${demoId("referral/Maison Ferreol")}`,
  },
];
