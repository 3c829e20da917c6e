import type { PortalPage } from "../every-page.ts";

export const portalPages: PortalPage[] = [
  {
    who: "admin",
    path: "/admin/invitations",
    ready: ["Convites", "Invitations"],
    data: "/api/invites",
    isList: true,
  },
];
