import { randomBytes } from "node:crypto";
import { createMiddleware } from "hono/factory";
import { HTTPException } from "hono/http-exception";
import { clientAddress } from "#platform/http/client-address.ts";
import { Problem, problemResponse } from "#platform/http/problem.ts";
import { API_POLICY } from "#platform/http/security-headers.ts";
import type { Deps } from "../deps.ts";
import type { ApiEnv } from "./env.ts";
import { refuse } from "./refuse.ts";

const prefix = randomBytes(6).toString("base64url");
let count = 0;

/** A name for one request in logs and answers, unique across processes. */
function newRequestId(): string {
  count = (count + 1) % Number.MAX_SAFE_INTEGER;
  return `${prefix}${count.toString(36)}`;
}

/** Gives every request its id and address, every answer its headers, and measures and logs both. */
export function observe({ config, log, metrics, headers }: ObserveInput) {
  return createMiddleware<ApiEnv>(async (context, next) => {
    const started = performance.now();
    const requestId = context.env.requestId ?? newRequestId();
    context.set("requestId", requestId);
    context.set("address", context.env.address ?? addressOf(context.env.incoming, config.trustProxy));
    await next();
    const { res } = context;
    for (const [name, value] of Object.entries(headers)) res.headers.set(name, value);
    res.headers.set("x-request-id", requestId);
    if (!res.headers.has("content-security-policy")) res.headers.set("content-security-policy", API_POLICY);
    const seconds = (performance.now() - started) / 1_000;
    const { method, routePath, path } = context.req;
    metrics.requests.labels(method, routePath, String(res.status)).observe(seconds);
    const line = { requestId, method, path, status: res.status, ms: Math.round(seconds * 1_000) };
    if (path.startsWith("/health")) log.trace(line, "request");
    else log.info(line, "request");
  });
}

type ObserveInput = Pick<Deps, "config" | "log" | "metrics"> & { headers: Record<string, string> };

function addressOf(incoming: ApiEnv["Bindings"]["incoming"], trustProxy: number): string {
  const forwarded = incoming?.headers["x-forwarded-for"];
  return clientAddress({
    socket: incoming?.socket?.remoteAddress ?? "in-process",
    forwardedFor: Array.isArray(forwarded) ? forwarded.join(",") : forwarded,
    trustProxy,
  });
}

/** Turns whatever left a request into its document; the cause goes to the log alone. */
export function answerError({ log }: Pick<Deps, "log">) {
  return (error: Error, requestId: string): Response => {
    const problem = toProblem(error);
    if (problem.status >= 500) log.error({ requestId, err: problem.cause ?? error }, "a request failed");
    return problemResponse(problem, requestId);
  };
}

function toProblem(error: Error): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof HTTPException) {
    if (error.status === 413) return refuse("body_too_large", { cause: error });
    if (error.status === 504) return refuse("timeout", { cause: error });
    if (error.status < 500) return refuse("bad_request", { cause: error });
  }
  return refuse("internal", { cause: error });
}
