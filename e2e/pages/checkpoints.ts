import type { PortalPage } from "../every-page.ts";

export const portalPages: PortalPage[] = [
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
];
