import type { PortalPage } from "../every-page.ts";

export const portalPages: PortalPage[] = [
  {
    who: "advisor",
    path: "/advisor-portal/products/store",
    ready: ["Endereço", "Address"],
    data: "/api/stores/own",
  },
  {
    who: "advisor",
    path: "/advisor-portal/products/store?view=figures",
    ready: ["De onde vieram", "Where they came from"],
    data: "/api/stores/own/figures",
  },
  {
    who: "operator",
    path: "/tour-operator-portal/products/store",
    ready: ["Endereço", "Address"],
    data: "/api/stores/own",
  },
];

export const sitePages = ["/store/marina-teles", "/store/rafael-nobrega"];
