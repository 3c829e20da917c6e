import { demoId } from "../../database/seed/demo/demo-id.ts";
import type { PortalPage } from "../every-page.ts";

export const portalPages: PortalPage[] = [
  {
    who: "advisor",
    path: "/advisor-portal/events",
    ready: ["Noite Velaa", "An evening with Velaa"],
    data: "/api/member/events",
  },
  {
    who: "operator",
    path: "/tour-operator-portal/events",
    ready: ["Noite Velaa", "An evening with Velaa"],
    data: "/api/member/events",
  },
  {
    who: "hotel",
    path: "/hotel-portal/events",
    ready: ["Noite Velaa", "An evening with Velaa"],
    data: "/api/member/events",
  },
  {
    who: "admin",
    path: "/admin/events-desk",
    ready: ["Noite Velaa", "An evening with Velaa"],
    data: "/api/admin/events",
    isList: true,
  },
  {
    who: "admin",
    path: `/admin/events-desk/${demoId("event/VELAA26")}`,
    ready: ["Dentro agora", "Inside now"],
    data: `/api/admin/events/${demoId("event/VELAA26")}`,
  },
  {
    who: "admin",
    path: `/admin/events-desk/${demoId("event/ROAD26")}/edit`,
    ready: ["Quando e onde", "When and where"],
    data: `/api/admin/events/${demoId("event/ROAD26")}`,
  },
  { who: "admin", path: "/admin/events-desk/new", ready: ["Quando e onde", "When and where"] },
];

export const sitePages = ["/events/manha-martinhal", "/events/noite-velaa"];
