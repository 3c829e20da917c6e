import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { siteRedirects } from "../domain/site/redirects.ts";
import { comingPages } from "./portal/coming/coming-pages.ts";

type SitePage = { path: string; file: string };

/** The public site: each page exists in Portuguese at its path and in English under /en. */
const sitePages: SitePage[] = [
  { path: "", file: "routes/site/home.tsx" },
  { path: "about", file: "routes/site/about.tsx" },
  { path: "contact", file: "routes/site/contact.tsx" },
  { path: "lilamonde", file: "routes/site/lilamonde.tsx" },
  { path: "lilamonde/:slug", file: "routes/site/hotel.tsx" },
  { path: "martinhal-luxury-resorts", file: "routes/site/hotel.tsx" },
  { path: "velaa-private-island", file: "routes/site/hotel.tsx" },
  { path: "servicos-representacao-hoteleira", file: "routes/site/services.tsx" },
  { path: "solutions", file: "routes/site/solutions.tsx" },
  { path: "faq", file: "routes/site/faq.tsx" },
  { path: "careers", file: "routes/site/careers.tsx" },
  { path: "press", file: "routes/site/press.tsx" },
  { path: "journal", file: "routes/site/journal.tsx" },
  { path: "cases", file: "routes/site/case-studies.tsx" },
  { path: "events", file: "routes/site/events.tsx" },
  { path: "newsletter", file: "routes/site/newsletter.tsx" },
  { path: "newsletter/confirm", file: "routes/site/newsletter-confirm.tsx" },
  { path: "newsletter/unsubscribe", file: "routes/site/newsletter-unsubscribe.tsx" },
  { path: "cookies", file: "routes/site/cookies.tsx" },
];

/** The sheet of components, for those who build with them. */
const developmentPages =
  process.env.NODE_ENV === "production" ? [] : [route("ui", "routes/development/ui.tsx")];

export default [
  ...developmentPages,
  layout("routes/session.tsx", [
    route("auth", "routes/account/auth.tsx"),
    route("auth/reset-password", "routes/account/reset-password.tsx"),
    route("change-password", "routes/account/change-password.tsx"),
    route("invite/:token", "routes/account/invite.tsx"),
    route("advisor-portal", "routes/portal/advisor-layout.tsx", [
      ...portalPages("advisor"),
      ...comingIn("advisor", comingPages.advisor),
    ]),
    route("tour-operator-portal", "routes/portal/operator-layout.tsx", portalPages("tour-operator")),
    layout("routes/portal/member-layout.tsx", comingIn("member", comingPages.member)),
    route("hotel-portal", "routes/hotel/layout.tsx", [
      index("routes/portal/dashboard.tsx", { id: "hotel/dashboard" }),
      route("profile", "routes/portal/profile.tsx", { id: "hotel/profile" }),
    ]),
    route("admin", "routes/admin/layout.tsx", [
      index("routes/portal/dashboard.tsx", { id: "admin/dashboard" }),
      route("approvals", "routes/admin/approvals.tsx"),
      route("invitations", "routes/admin/invitations.tsx"),
      route("profile", "routes/portal/profile.tsx", { id: "admin/profile" }),
    ]),
  ]),
  route("offline", "routes/site/offline.tsx", { id: "pt/offline" }),
  route("en/offline", "routes/site/offline.tsx", { id: "en/offline" }),
  layout("routes/site/layout.tsx", { id: "site/pt" }, sitePagesIn("pt")),
  route("en", "routes/site/layout.tsx", { id: "site/en" }, sitePagesIn("en")),
] satisfies RouteConfig;

/** The pages that advisors and tour operators share, each under its own portal (spec §2). */
function portalPages(portal: string) {
  const page = (name: string) => route(name, `routes/portal/${name}.tsx`, { id: `${portal}/${name}` });
  return [
    index("routes/portal/dashboard.tsx", { id: `${portal}/dashboard` }),
    ...["profile", "reputation", "tiers"].map(page),
    ...comingIn(portal, comingPages.portal),
  ];
}

function comingIn(portal: string, pages: readonly string[]) {
  return pages.map((name) => route(name, "routes/portal/coming.tsx", { id: `${portal}/${name}` }));
}

function sitePagesIn(locale: "pt" | "en") {
  const notFound = route("*", "routes/site/not-found.tsx", { id: `${locale}/not-found` });
  const pages = sitePages.map(({ path, file }) => {
    const id = `${locale}/${path || "home"}`;
    return path === "" ? index(file, { id }) : route(path, file, { id });
  });
  const moved = Object.keys(siteRedirects).map((path) =>
    route(path.slice(1), "routes/site/redirect.tsx", { id: `${locale}${path}` }),
  );
  return [...pages, ...moved, notFound];
}
