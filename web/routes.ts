import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { homeOf } from "../domain/accounts/homes.ts";
import type { Role } from "../domain/accounts/roles.ts";
import { siteRedirects } from "../domain/site/redirects.ts";
import type { PortalPage, PortalPages } from "./portal/portal-page.ts";
import type { PublicPages } from "./site/public-pages.ts";

/** The pages of the public site that belong to no feature. */
const housePages: Record<string, string> = {
  "": "routes/site/home.tsx",
  about: "routes/site/about.tsx",
  "servicos-representacao-hoteleira": "routes/site/services.tsx",
  solutions: "routes/site/solutions.tsx",
  careers: "routes/site/careers.tsx",
  cookies: "routes/site/cookies.tsx",
};

/** The pages of the portals and the public ones, as each feature declares its own. */
const portalPages = new Map(
  (await readEach<{ pages: PortalPages }>("pages.ts")).flatMap(({ pages }) =>
    Object.entries<PortalPage>(pages),
  ),
);
const published = await readEach<{ publicPages: PublicPages }>("public-pages.ts");
const sitePages = [housePages, ...published.map(({ publicPages }) => publicPages.site ?? {})].flatMap(
  (pages) => Object.entries(pages),
);
const alonePages = published.flatMap(({ publicPages }) => Object.entries(publicPages.alone ?? {}));

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
  ...alonePages.map(([path, file]) => route(path, file, { id: `alone/${path}` })),
  route("offline", "routes/site/offline.tsx", { id: "pt/offline" }),
  route("en/offline", "routes/site/offline.tsx", { id: "en/offline" }),
  layout("routes/site/layout.tsx", { id: "site/pt" }, sitePagesIn("pt")),
  route("en", "routes/site/layout.tsx", { id: "site/en" }, sitePagesIn("en")),
] satisfies RouteConfig;

/** What a file of this name exports in each feature that has one. */
async function readEach<Exports>(name: string): Promise<Exports[]> {
  const files = globSync(`features/*/${name}`, { cwd: import.meta.dirname }).sort();
  const read = (file: string) =>
    import(/* @vite-ignore */ pathToFileURL(join(import.meta.dirname, file)).href);
  return Promise.all(files.map(read));
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
  const pages = sitePages.map(([path, file]) => {
    const id = `${locale}/${path || "home"}`;
    return path === "" ? index(file, { id }) : route(path, file, { id });
  });
  const moved = Object.keys(siteRedirects).map((path) =>
    route(path.slice(1), "routes/site/redirect.tsx", { id: `${locale}${path}` }),
  );
  return [...pages, ...moved, notFound];
}
