import { OpenAPIHono } from "@hono/zod-openapi";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { RegExpRouter } from "hono/router/reg-exp-router";
import { baseHeaders } from "#platform/http/security-headers.ts";
import { accountRoutes } from "./accounts/routes.ts";
import { contactRoutes } from "./contact/routes.ts";
import type { Deps } from "./deps.ts";
import { API_INFO, documentationRoutes } from "./documentation/routes.ts";
import { faqRoutes } from "./faq/routes.ts";
import { healthRoutes } from "./health/routes.ts";
import { heroesRoutes } from "./heroes/routes.ts";
import { hotelsRoutes } from "./hotels/routes.ts";
import { answerError, observe } from "./http/edge.ts";
import type { ApiEnv } from "./http/env.ts";
import { limitBody, limitTime } from "./http/limits.ts";
import { listContracts } from "./http/list-contracts.ts";
import { refuse } from "./http/refuse.ts";
import { invitesRoutes } from "./invites/routes.ts";
import { liveRoutes } from "./live/routes.ts";
import { mailboxRoutes } from "./mailbox/routes.ts";
import { newsletterRoutes } from "./newsletter/routes.ts";
import { notificationsRoutes } from "./notifications/routes.ts";
import { peopleRoutes } from "./people/routes.ts";
import { privacyRoutes } from "./privacy/routes.ts";
import { photoRoutes } from "./profile/photo/routes.ts";
import { profileRoutes } from "./profile/routes.ts";
import { securityRoutes } from "./security/routes.ts";
import { settingsRoutes } from "./settings/routes.ts";
import { siteRoutes } from "./site/routes.ts";
import { updatesRoutes } from "./updates/routes.ts";
import { viewsRoutes } from "./views/routes.ts";

type Pages = (request: Request, api: (request: Request) => Response | Promise<Response>) => Promise<Response>;

/** The whole server as one fetch handler: health, API, files, documentation, and pages for every other address. */
export function createApp(deps: Deps, { pages, isClosing }: { pages: Pages; isClosing: () => boolean }) {
  const { config, files, auth } = deps;
  const answer = answerError(deps);
  // The fastest of Hono's routers; it refuses a word and a parameter at the same place of two addresses.
  const app = new OpenAPIHono<ApiEnv>({
    router: new RegExpRouter(),
    // Taken apart once, by whoever observes the request.
    getPath: (_, given) => (given!.env as ApiEnv["Bindings"]).path,
  });
  const headers = baseHeaders({ isHttps: config.publicUrl.startsWith("https:") });
  const fetch = observe(app, { ...deps, headers });
  app.onError((error, context) => answer(error, context.env.requestId));
  app.route("/", healthRoutes(deps, { isClosing }));
  app.route("/", liveRoutes(deps));
  app.all("/auth/v1/*", (context) => auth.handle(context.req.raw, { address: context.env.address }));

  app.use("/api/*", limitTime, limitBody, compress());
  app.route("/", accountRoutes(deps));
  app.route("/", invitesRoutes(deps));
  app.route("/", peopleRoutes(deps));
  app.route("/", profileRoutes(deps));
  app.route("/", photoRoutes(deps));
  app.route("/", securityRoutes(deps));
  app.route("/", privacyRoutes(deps));
  app.route("/", updatesRoutes(deps));
  app.route("/", notificationsRoutes(deps));
  app.route("/", contactRoutes(deps));
  app.route("/", hotelsRoutes(deps));
  app.route("/", faqRoutes(deps));
  app.route("/", heroesRoutes(deps));
  app.route("/", settingsRoutes(deps));
  app.route("/", newsletterRoutes(deps));
  app.route("/", viewsRoutes(deps));
  app.route("/", documentationRoutes(app));

  app.on(["GET", "HEAD"], "/files/*", (context) => files.serve(context.req.raw));
  if (config.isDemo) app.route("/", mailboxRoutes(deps));
  app.route("/", siteRoutes(deps));

  const site = new Hono<ApiEnv>().all("*", limitBody, compress(), ({ env: { address, requestId }, req }) =>
    pages(req.raw, (request) => fetch(request, { address, requestId })),
  );
  site.onError((error) => {
    throw error;
  });
  // A route that catches all would stand behind every other one and be walked through with it.
  app.notFound((context) => {
    if (context.req.path.startsWith("/api/")) throw refuse("not_found");
    return site.fetch(context.req.raw, context.env);
  });
  return {
    fetch,
    document: () => app.getOpenAPI31Document(API_INFO),
    contracts: () => listContracts(app.openAPIRegistry),
  };
}
