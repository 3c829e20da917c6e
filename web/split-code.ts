export type Graph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

const ROUTE = /[\\/]web[\\/](routes[\\/][^?]+|root|entry\.client|features[\\/][^\\/]+[\\/]cards)\.tsx?/;
/** What every page that knows who is signed in loads. */
const SESSION = "routes/session";
const ENTRY = "routes/account/auth";
const PORTAL = /^(routes\/(portal|hotel|admin)\/|features\/[^/]+\/cards$)/;
/** The frames of the portals and the page they open with. */
const FIRST_SCREEN = /^routes\/(portal|hotel|admin)\/(.*layout|dashboard)$/;
/** What that page loads after its greeting. */
const CARDS = /^features\//;
/** Imported by every shape of the domain, and shaken off wherever none is parsed. */
const ZOD = /[\\/]node_modules[\\/]zod[\\/]/;
/**
 * The files in which a portal's first screen travels: on a phone every request weighs. What portals alone need is one
 * file, what the cards of their dashboards add another, what they share with the pages of the account a third; no
 * public page loads any. A file takes along whatever its modules import, so what public pages need too is set apart
 * first, as it would be by itself.
 * Measured against the bundler's own ways in decision 0017.
 */
export function portalFiles() {
  const known = new Map<string, Set<string>>();
  return (["shared", "session", "portal", "cards"] as const).map((file, index) => ({
    debugName: file,
    name: (id: string, graph: Graph) => {
      const own = ZOD.test(id) ? "shared" : fileOf(routesOf(id, { graph, known }));
      return own === file ? file : null;
    },
    entriesAware: file === "shared",
    priority: 4 - index,
  }));
}

/** In which of these files a module travels without which these routes cannot be shown; null if in none. */
function fileOf(needing: Set<string>) {
  const routes = [...needing];
  const isOfPortals = routes.some((route) => FIRST_SCREEN.test(route));
  const isOfCards = routes.some((route) => CARDS.test(route));
  const isOfPortalsAlone = routes.every((route) => PORTAL.test(route));
  if (isOfPortals && isOfPortalsAlone) return "portal";
  if (isOfCards && isOfPortalsAlone) return "cards";
  const isOfMembers = routes.includes(SESSION) || (isOfPortals && routes.includes(ENTRY));
  if (isOfMembers && routes.every(knowsWho)) return "session";
  return isOfMembers || isOfPortals || isOfCards ? "shared" : null;
}

function knowsWho(route: string): boolean {
  return route === SESSION || route.startsWith("routes/account/") || PORTAL.test(route);
}

/** The routes that cannot be shown without a module. */
function routesOf(id: string, { graph, known }: { graph: Graph; known: Map<string, Set<string>> }) {
  const found = known.get(id);
  if (found) return found;
  const routes = new Set<string>();
  // Before the importers are asked, so that two modules that import each other come to an end.
  known.set(id, routes);
  const route = ROUTE.exec(id)?.[1];
  if (route) routes.add(route.replaceAll("\\", "/"));
  for (const importer of graph.getModuleInfo(id)?.importers ?? []) {
    for (const above of routesOf(importer, { graph, known })) routes.add(above);
  }
  return routes;
}
