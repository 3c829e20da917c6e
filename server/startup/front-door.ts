import type { IncomingMessage, ServerResponse } from "node:http";
import { addressOf } from "#platform/http/client-address.ts";
import { sendPage } from "#platform/http/kept-page.ts";
import type { PageCache } from "#platform/http/page-cache.ts";
import { createPlaces, type Places } from "#platform/http/places.ts";
import type { Metrics } from "#platform/metrics.ts";
import { pageRedirect } from "../pages/pages.ts";
import { type Refusal, turnAway } from "./turn-away.ts";
import type { WebPart } from "./web-part.ts";

const REQUESTS = { total: 1_000, share: 250 };
const STREAMS = { total: 1_000, share: 100 };
/** Half of the streams are for those who are signed in. */
const ANONYMOUS_STREAMS = { total: 500, share: 100 };

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * What a request meets first: kept pages straight from memory, then the limits of requests at once, in all and for
 * one address, then files and the application. Whoever asks after the process's health is always let in.
 */
export function createFrontDoor(input: FrontDoorInput): Listener {
  const { cache, web, app, metrics, communityDomain, trustProxy, shareScale, isClosing } = input;
  const open = ({ total, share }: typeof REQUESTS) => createPlaces({ total, share: share * shareScale });
  const streams = open(STREAMS);
  const places = {
    none: [],
    request: [open(REQUESTS)],
    stream: [streams],
    anonymousStream: [streams, open(ANONYMOUS_STREAMS)],
  };
  const kept = metrics.pages.labels("kept");

  return (request, response) => {
    // Whoever keeps the connection for the next request is to open it elsewhere.
    if (isClosing()) response.shouldKeepAlive = false;
    const page = keptPage(request);
    if (page) {
      kept.inc();
      sendPage(page, request, response);
      return;
    }
    const wanted = places[kindOf(request)];
    const refused = refusal(wanted, request);
    if (refused) {
      metrics.refused.labels(refused).inc();
      turnAway(response, refused);
      return;
    }
    web.serveFile(request, response, () => app(request, response));
    // Most answers are ready at once.
    if (response.writableEnded || wanted.length === 0) return;
    const address = addressOf(request, trustProxy);
    for (const place of wanted) place.take(address);
    response.on("close", () => {
      for (const place of wanted) place.leave(address);
    });
  };

  function refusal(wanted: Places[], request: IncomingMessage): Refusal | undefined {
    for (const place of wanted) {
      if (place.isFull()) return "overloaded";
      if (place.mayHaveShare() && place.hasShare(addressOf(request, trustProxy))) return "rate_limited";
    }
    return undefined;
  }

  function keptPage({ method, url = "/", headers }: IncomingMessage) {
    if (method !== "GET" && method !== "HEAD") return undefined;
    const page = cache.get(url);
    if (!page) return undefined;
    const host = headers.host ?? "";
    return pageRedirect({ host, path: url, cookie: headers.cookie, communityDomain }) ? undefined : page;
  }
}

/** By the one spelling of these addresses: any other is a request like all, however it would be resolved. */
function kindOf({ method, url = "/", headers }: IncomingMessage) {
  if (method !== "GET") return "request";
  if (url === "/health/live" || url === "/health/ready") return "none";
  if (url === "/api/live" || url.startsWith("/api/live?"))
    return headers.authorization === undefined ? "anonymousStream" : "stream";
  return "request";
}

type FrontDoorInput = {
  cache: PageCache;
  web: WebPart;
  app: Listener;
  metrics: Metrics;
  communityDomain: string;
  trustProxy: number;
  /** Multiplies what one address may take, as it multiplies every other limit by address. */
  shareScale: number;
  /** Whether the process was told to stop, and only goes on answering until it is taken out. */
  isClosing: () => boolean;
};
