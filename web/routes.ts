import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { homeOf } from "../domain/accounts/homes.ts";
import type { Role } from "../domain/accounts/roles.ts";
import { siteRedirects } from "../domain/site/redirects.ts";
import type { PortalPage, PortalPages } from "./portal/portal-page.ts";

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
  { path: "post/:slug", file: "routes/site/post.tsx" },
  { path: "events", file: "routes/site/events.tsx" },
  { path: "events/:slug", file: "routes/site/event.tsx" },
  { path: "newsletter", file: "routes/site/newsletter.tsx" },
  { path: "newsletter/confirm", file: "routes/site/newsletter-confirm.tsx" },
  { path: "newsletter/unsubscribe", file: "routes/site/newsletter-unsubscribe.tsx" },
  { path: "cookies", file: "routes/site/cookies.tsx" },
  { path: "marketplace-public", file: "routes/site/marketplace.tsx" },
  { path: "marketplace-public/:slug", file: "routes/site/offer.tsx" },
  { path: "store/:slug", file: "routes/site/store.tsx" },
  { path: "r/:code", file: "routes/site/short-link.tsx" },
  { path: "diagnostico-pdi", file: "routes/site/diagnostic.tsx" },
  { path: "diagnostico-pdi/obrigado", file: "routes/site/diagnostic-result.tsx" },
  { path: "certificados/:code", file: "routes/site/certificate.tsx" },
  { path: "pdi/access-denied", file: "routes/site/access-denied.tsx" },
];

/** The pages of the portals, as each feature declares its own. */
const declared = globSync("features/*/pages.ts", { cwd: import.meta.dirname }).sort();
const portalPages = new Map((await Promise.all(declared.map(readPages))).flatMap(Object.entries<PortalPage>));

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
    portal("advisor", "routes/portal/advisor-layout.tsx"),
    portal("tour_operator", "routes/portal/operator-layout.tsx"),
    portal("hotel", "routes/hotel/layout.tsx"),
    portal("admin", "routes/admin/layout.tsx"),
    layout("routes/portal/member-layout.tsx", pagesAt("member")),
    layout("routes/admin/layout.tsx", { id: "house" }, pagesAt("house")),
  ]),
  route("booking/:token", "routes/booking/booking.tsx"),
  route("request/:token", "routes/request/request.tsx"),
  route("stay/:token", "routes/stay/stay.tsx"),
  route("proposal/:token", "routes/proposal/proposal.tsx"),
  route("events/check-in/:code", "routes/events/check-in.tsx"),
  route("events/ticket/:token", "routes/events/ticket.tsx"),
  route("diagnostico-pdi/quiz/:token", "routes/diagnostic/quiz.tsx", { id: "pt/quiz" }),
  route("en/diagnostico-pdi/quiz/:token", "routes/diagnostic/quiz.tsx", { id: "en/quiz" }),
  route("offline", "routes/site/offline.tsx", { id: "pt/offline" }),
  route("en/offline", "routes/site/offline.tsx", { id: "en/offline" }),
  layout("routes/site/layout.tsx", { id: "site/pt" }, sitePagesIn("pt")),
  route("en", "routes/site/layout.tsx", { id: "site/en" }, sitePagesIn("en")),
] satisfies RouteConfig;

async function readPages(file: string): Promise<PortalPages> {
  const { href } = pathToFileURL(join(import.meta.dirname, file));
  return (await import(/* @vite-ignore */ href)).pages;
}

/** A role's portal: its first page, the pages its features declare, and word of any other (spec §2). */
function portal(role: Role, file: string) {
  const own = pagesWhere(({ portals }) => typeof portals !== "string" && portals.includes(role));
  const pages = [
    index(role === "admin" ? "routes/admin/home.tsx" : "routes/portal/dashboard.tsx", {
      id: `${role}/dashboard`,
    }),
    ...own.map(({ path, file: shownBy }) => route(path, shownBy, { id: `${role}/${path}` })),
    route("*", "routes/portal/not-found.tsx", { id: `${role}/not-found` }),
  ];
  return route(homeOf[role].slice(1), file, [
    layout("routes/portal/pages.tsx", { id: `${role}/pages` }, pages),
  ]);
}

/** Pages with an address of their own. */
function pagesAt(place: "member" | "house") {
  const shared = pagesWhere(({ portals }) => portals === place);
  const pages = shared.map(({ path, file }) => route(path, file, { id: `${place}/${path}` }));
  return [layout("routes/portal/pages.tsx", { id: `${place}/pages` }, pages)];
}

type OwnPage = Extract<PortalPage, { file: string }>;

/** The pages with a file of their own that are asked for; those of the public site have theirs there. */
function pagesWhere(isAsked: (page: OwnPage) => boolean) {
  return [...portalPages].flatMap(([path, page]) =>
    "file" in page && isAsked(page) ? [{ path, file: page.file }] : [],
  );
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
