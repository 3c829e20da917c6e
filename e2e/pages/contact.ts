import type { PortalPage } from "../every-page.ts";

export const portalPages: PortalPage[] = [
  {
    who: "admin",
    path: "/admin/contact",
    ready: ["Inês Rocha", "Inês Rocha"],
    data: "/api/admin/contact",
    isList: true,
  },
];
