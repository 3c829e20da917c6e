import { demoId } from "../../database/seed/demo/demo-id.ts";
import type { PortalPage } from "../every-page.ts";

export const portalPages: PortalPage[] = [
  {
    who: "advisor",
    path: "/advisor-portal/marketing",
    ready: ["Julho na lagoa", "July on the lagoon"],
    data: "/api/marketing/campaigns",
    isList: true,
  },
  {
    who: "advisor",
    path: `/advisor-portal/marketing/${demoId("campaign/lagoa")}`,
    ready: ["De onde vieram", "Where they came from"],
    data: `/api/marketing/campaigns/${demoId("campaign/lagoa")}`,
  },
  {
    who: "operator",
    path: "/tour-operator-portal/marketing",
    ready: ["Antes de todos", "Before everyone"],
  },
  {
    who: "operator",
    path: `/tour-operator-portal/marketing/${demoId("campaign/trancoso")}`,
    ready: ["De onde vieram", "Where they came from"],
  },
  {
    who: "admin",
    path: "/admin/campaigns",
    ready: ["Julho na lagoa", "July on the lagoon"],
    data: "/api/marketing/desk",
    isList: true,
  },
  {
    who: "admin",
    path: `/admin/campaigns/${demoId("campaign/lagoa")}`,
    ready: ["Legendas para WhatsApp", "Captions for WhatsApp"],
    data: `/api/marketing/desk/${demoId("campaign/lagoa")}`,
  },
];
