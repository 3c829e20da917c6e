import type { PortalPage } from "../every-page.ts";

export const tags = ["@portal"] as const;

export const portalPages: PortalPage[] = [
  {
    who: "advisor",
    path: "/advisor-portal",
    ready: ["Hotéis da coleção", "Hotels in the collection"],
  },
  {
    who: "operator",
    path: "/tour-operator-portal",
    ready: ["Hotéis da coleção", "Hotels in the collection"],
  },
  { who: "hotel", path: "/hotel-portal", ready: ["Novidades do sistema", "System updates"] },
  {
    who: "admin",
    path: "/admin",
    ready: ["Contas a aprovar", "Accounts to approve"],
    data: "/api/admin/queues",
  },
];
