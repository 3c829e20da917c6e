import type { PortalPage } from "../every-page.ts";

export const portalPages: PortalPage[] = [
  {
    who: "admin",
    path: "/admin/audit",
    ready: ["Auditoria", "Audit"],
    data: "/api/admin/audit",
    isList: true,
  },
];
