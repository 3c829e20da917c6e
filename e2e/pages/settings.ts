import type { PortalPage } from "../every-page.ts";

export const portalPages: PortalPage[] = [
  {
    who: "admin",
    path: "/admin/settings",
    ready: ["Câmbio do mês", "Exchange rates of the month"],
    data: "/api/admin/settings",
  },
];
