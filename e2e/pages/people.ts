import type { PortalPage } from "../every-page.ts";

export const portalPages: PortalPage[] = [
  {
    who: "admin",
    path: "/admin/approvals",
    ready: ["Aprovações", "Approvals"],
    data: "/api/people",
    isList: true,
  },
];
