import { OpenAPIHono } from "@hono/zod-openapi";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { compressJson } from "#platform/http/compress-json.ts";
import { baseHeaders } from "#platform/http/security-headers.ts";
import { WordsFirstRouter } from "#platform/http/words-first-router.ts";
import type { Deps } from "./deps.ts";
import { describeApi } from "./documentation/describe-api.ts";
import { documentationRoutes } from "./documentation/routes.ts";
import { allCapabilities } from "./gather.ts";
import { type HealthInput, healthRoutes } from "./health/routes.ts";
import { answerError, observe } from "./http/edge.ts";
import type { ApiEnv } from "./http/env.ts";
import { fileRoutes } from "./http/files/file-routes.ts";
import { limitBody } from "./http/limits.ts";
import { listContracts, listLinkPatterns } from "./http/list-contracts.ts";
import { refuse } from "./http/refuse.ts";
import { liveRoutes } from "./live/routes.ts";
import { mailboxRoutes } from "./mailbox/routes.ts";
import { shortLinkRoutes } from "./marketing/links/short-link-routes.ts";
import { uploadRoutes } from "./materials/uploads/routes.ts";
import { createLinkLimits } from "./pages/link-limits.ts";
import { siteRoutes } from "./site/routes.ts";
import { talkRoutes } from "./stores/visits/talk-routes.ts";

type Pages = (request: Request, api: (request: Request) => Response | Promise<Response>) => Promise<Response>;

/** The whole server as one fetch handler: health, API, files, documentation, and pages for every other address. */
export function createApp(deps: Deps, { pages, ...state }: { pages: Pages } & HealthInput) {
  const { config, files, auth } = deps;
  const answer = answerError(deps);
  const app = new OpenAPIHono<ApiEnv>({
    router: new WordsFirstRouter(),
    // Taken apart once, by whoever observes the request.
    getPath: (_, given) => (given!.env as ApiEnv["Bindings"]).path,
  });
  const headers = baseHeaders({ isHttps: config.publicUrl.startsWith("https:") });
  // Filled once every route is declared.
  const linkPatterns = new Set<string>();
  const fetch = observe(app, { ...deps, headers, linkPatterns });
  app.onError((error, context) => answer(error, context.env.requestId));
  app.route("/", healthRoutes(deps, state));
  app.route("/", liveRoutes(deps));
  app.all("/auth/v1/*", (context) => auth.handle(context.req.raw, { address: context.env.address }));

  app.use("/api/*", limitBody, compress(), compressJson);
  for (const { routes } of allCapabilities) if (routes) app.route("/", routes(deps).hono);
  app.route("/", fileRoutes(app, deps).hono);
  app.route("/", documentationRoutes(app));

  app.route("/", uploadRoutes(deps));
  app.on(["GET", "HEAD"], "/files/*", (context) => files.serve(context.req.raw));
  if (config.isDemo) app.route("/", mailboxRoutes(deps));
  app.route("/", siteRoutes(deps));
  app.route("/", shortLinkRoutes(deps));
  app.route("/", talkRoutes(deps));

  const limitLinks = createLinkLimits(deps);
  const site = new Hono<ApiEnv>().all("*", limitBody, compress(), async ({ env, req }) => {
    const { address, requestId } = env;
    await limitLinks(req.raw, address);
    return pages(req.raw, (request) => fetch(request, { address, requestId }));
  });
  site.onError((error) => {
    throw error;
  });
  // A route that catches all would stand behind every other one and be walked through with it.
  app.notFound((context) => {
    if (context.req.path.startsWith("/api/")) throw refuse("not_found");
    return site.fetch(context.req.raw, context.env);
  });
  for (const pattern of listLinkPatterns(app.openAPIRegistry)) linkPatterns.add(pattern);
  return {
    fetch,
    linkPatterns,
    document: () => describeApi(app),
    contracts: () => listContracts(app.openAPIRegistry),
  };
}
