import { randomBytes } from "node:crypto";
import type { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { getPath } from "hono/utils/url";
import { passingCode } from "#platform/database/passing-faults.ts";
import { addressOf } from "#platform/http/client-address.ts";
import { Problem, problemResponse } from "#platform/http/problem.ts";
import { API_POLICY } from "#platform/http/security-headers.ts";
import { BusyThread } from "#platform/threads/order-thread.ts";
import { within } from "#platform/within.ts";
import type { Deps } from "../deps.ts";
import type { ApiEnv, Fetch } from "./env.ts";
import { loggedPath } from "./logged-path.ts";
import { refuse } from "./refuse.ts";

const TIME_MS = 10_000;
/** What a page asks for must fail before the page does, so that it can say so in its own words. */
const TIME_IN_PROCESS_MS = 8_000;

const UPLOADS = "/files/uploads";

const prefix = randomBytes(6).toString("base64url");
let count = 0;

/** A name for one request in logs and answers, unique across processes. */
function newRequestId(): string {
  count = (count + 1) % Number.MAX_SAFE_INTEGER;
  return `${prefix}${count.toString(36)}`;
}

/**
 * Gives every request its id, address and time, every answer its headers, and measures and logs both. It stands
 * around Hono rather than in it: a middleware would turn each answer that is ready at once into a promise.
 */
export function observe(
  app: Hono<ApiEnv>,
  { config, log, metrics, headers, linkPatterns }: ObserveInput,
): Fetch {
  const refuseLate = answerError({ log });
  const always = Object.entries({ ...headers, "content-security-policy": API_POLICY }).flat();

  return (request, arrival = {}) => {
    const started = performance.now();
    const { incoming, outgoing, requestId = newRequestId() } = arrival;
    const address = arrival.address ?? (incoming ? addressOf(incoming, config.trustProxy) : "in-process");
    const path = getPath(request);
    const own = [...always, "x-request-id", requestId];
    // Web headers would cost a small request a third of its time.
    if (outgoing) outgoing.defaults = own;

    const note = (response: Response): Response => {
      if (!outgoing) addMissing(response.headers, own);
      const seconds = (performance.now() - started) / 1_000;
      const { method } = request;
      const pattern = routeOf(app, method, path);
      metrics.requests.note(method, pattern, response.status, seconds);
      const level = path.startsWith("/health") ? "trace" : "info";
      if (log.isLevelEnabled(level)) {
        const { status } = response;
        const ms = Math.round(seconds * 1_000);
        const logged = loggedPath({ path, pattern, isLink: linkPatterns.has(pattern) });
        log[level]({ requestId, method, path: logged, status, ms }, "request");
      }
      return response;
    };

    const answer = app.fetch(request, { incoming, outgoing, address, requestId, path });
    if (!(answer instanceof Promise)) return note(answer);
    // A piece of an upload takes as long as its line is slow; the listener ends what stands still.
    if (path.startsWith(UPLOADS)) return answer.then(note);
    const late = () => refuseLate(refuse("timeout", { headers: { "retry-after": "1" } }), requestId);
    return within(answer, { ms: outgoing ? TIME_MS : TIME_IN_PROCESS_MS, late }).then(note);
  };
}

/** The pattern of the route that answers; pages, which have none here, are counted as one. */
function routeOf(app: Hono<ApiEnv>, method: string, path: string): string {
  const matches = app.router.match(method === "HEAD" ? "GET" : method, path)[0];
  return matches.at(-1)?.[0][1].path ?? "*";
}

type ObserveInput = Pick<Deps, "config" | "log" | "metrics"> & {
  headers: Record<string, string>;
  /** The patterns of the routes that are opened by a link. */
  linkPatterns: ReadonlySet<string>;
};

function addMissing(headers: Headers, fields: string[]): void {
  for (let i = 0; i < fields.length; i += 2) {
    const name = fields[i]!;
    if (!headers.has(name)) headers.set(name, fields[i + 1]!);
  }
}

/** Turns whatever left a request into its document; the cause goes to the log alone. */
export function answerError({ log }: Pick<Deps, "log">) {
  return (error: Error, requestId: string): Response => {
    const problem = toProblem(error);
    if (problem.status >= 500) log.error({ requestId, err: problem.cause ?? error }, "a request failed");
    return problemResponse(problem, requestId);
  };
}

/** What the pool of connections says when none was free in time. */
const NO_CONNECTION = "timeout exceeded when trying to connect";

function toProblem(error: Error): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof HTTPException) {
    if (error.status === 413) return refuse("body_too_large", { cause: error });
    if (error.status === 504) return refuse("timeout", { cause: error });
    if (error.status < 500) return refuse("bad_request", { cause: error });
  }
  // Everybody waits for the database, for one another in it, or for what draws and sets: it is busy, not broken.
  if (error.message === NO_CONNECTION || passingCode(error) || error instanceof BusyThread)
    return refuse("overloaded", { cause: error, headers: { "retry-after": "2" } });
  return refuse("internal", { cause: error });
}
