import type { IncomingMessage, ServerResponse } from "node:http";
import { sendPage } from "#platform/http/kept-page.ts";
import type { PageCache } from "#platform/http/page-cache.ts";
import type { Metrics } from "#platform/metrics.ts";
import { pageRedirect } from "../pages/pages.ts";
import type { WebPart } from "./web-part.ts";

const MAX_IN_FLIGHT = 1_000;
const BUSY = JSON.stringify({
  type: "urn:lilamonde:problem:overloaded",
  title: "overloaded",
  status: 503,
  code: "overloaded",
});

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * What a request meets first: the limit of requests at once, then kept pages and files straight from memory,
 * then the application.
 */
export function createFrontDoor({ cache, web, app, metrics, communityDomain }: FrontDoorInput): Listener {
  let inFlight = 0;
  const kept = metrics.pages.labels("kept");

  const leave = () => {
    inFlight--;
  };

  return (request, response) => {
    if (inFlight >= MAX_IN_FLIGHT) {
      metrics.refused.labels("overloaded").inc();
      response.writeHead(503, { "content-type": "application/problem+json", "retry-after": "1" }).end(BUSY);
      return;
    }
    const page = keptPage(request);
    if (page) {
      kept.inc();
      sendPage(page, request, response);
      return;
    }
    web.serveFile(request, response, () => app(request, response));
    // Most answers are ready at once. A live stream stays open for hours and has a limit of its own.
    if (response.writableEnded || request.url?.startsWith("/api/live")) return;
    inFlight++;
    response.on("close", leave);
  };

  function keptPage({ method, url = "/", headers }: IncomingMessage) {
    if (method !== "GET" && method !== "HEAD") return undefined;
    const page = cache.get(url);
    if (!page) return undefined;
    const host = headers.host ?? "";
    return pageRedirect({ host, path: url, cookie: headers.cookie, communityDomain }) ? undefined : page;
  }
}

type FrontDoorInput = {
  cache: PageCache;
  web: WebPart;
  app: Listener;
  metrics: Metrics;
  communityDomain: string;
};
