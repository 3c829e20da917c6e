import { createRoute, OpenAPIHono, type RouteConfig } from "@hono/zod-openapi";
import { createMiddleware } from "hono/factory";
import type { z } from "zod";
import type { Limit } from "#platform/http/rate-limiter.ts";
import type { AuditAction } from "../audit/audit-action.ts";
import type { Deps } from "../deps.ts";
import { type Access, enforceAccess } from "./access.ts";
import type { ApiEnv } from "./env.ts";
import type { ListFile } from "./files/list-file.ts";
import { IdempotencyHeader } from "./once.ts";
import { Problem as ProblemShape } from "./problem-shape.ts";
import { refuse, refuseInvalid } from "./refuse.ts";

/** What a write says of itself. */
export type Write = {
  /** The entries it leaves in the audit log, or why it needs none. */
  audit: AuditAction | readonly AuditAction[] | { none: string };
  /** Carried out once for each Idempotency-Key (`onceOf`, `runOnce`), or why a repeat does no harm. */
  repeat: "key" | { harmless: string };
  /** The body names the version it changes; a stale one is refused with what stands there now. */
  version?: "checked";
};

/** What every route says of itself beside its contract. */
type Declaration<M> = {
  access: Access;
  limit?: Limit;
  /** Never shown to an administrator who looks with somebody else's eyes; files of rows never are. */
  isPrivate?: true;
  /** A list that is a file too, at its address with `.file`. */
  file?: ListFile;
} & (M extends "get" ? object : { write: Write });

/** An empty API of one capability; a request that breaks its contract is refused field by field. */
export function createApi() {
  return new OpenAPIHono<ApiEnv>({
    defaultHook: (result) => {
      if (!result.success) throw refuseInvalid(result.error);
    },
  });
}

/** A route with who may call it and how often; the only way to make one, so none is undeclared. */
export function declareRoute<const R extends Omit<RouteConfig, "path"> & { path: string }>(
  deps: Pick<Deps, "identify" | "limiter">,
  declared: R & Declaration<R["method"]>,
) {
  const { access, limit, write, isPrivate, file, ...config } = declared as R &
    Declaration<"get"> & { write?: Write };
  const guard = enforceAccess(access, deps.identify, isPrivate ?? hasRows(config.responses));
  const responses = { ...config.responses, default: problemAnswer };
  if (write?.repeat === "key") config.request = { ...config.request, headers: IdempotencyHeader };
  const known = refuseUnknown(config.request?.query);
  return createRoute({
    ...(config as unknown as R),
    responses: responses as R["responses"],
    middleware: [
      ...(access === "public" ? [] : [keepNowhere]),
      ...(limit ? [limitByAddress(limit, deps)] : []),
      guard,
      known,
    ],
    "x-access": access,
    ...(write && { "x-write": write }),
    ...(file && { "x-file": file }),
  });
}

/** What is for one person, or for the bearer of a link, is kept by no store on its way unless the route says how. */
const keepNowhere = createMiddleware<ApiEnv>(async (context, next) => {
  await next();
  if (!context.res.headers.has("cache-control")) context.header("cache-control", "no-store");
});

/** Refuses a field of the address that the route does not know: who asks for it believes that it counts. */
function refuseUnknown(query: unknown) {
  const known = new Set(fieldsOf(query));
  return createMiddleware<ApiEnv>((context, next) => {
    const { url } = context.req;
    if (!url.includes("?")) return next();
    const unknown = [...new URL(url).searchParams.keys()].filter((field) => !known.has(field));
    if (unknown.length === 0) return next();
    const fields = unknown.slice(0, MAX_NAMED).map((field) => [field.slice(0, 100), "unknown" as const]);
    throw refuse("validation_failed", { fields: Object.fromEntries(fields) });
  });
}
/** Of unknown fields so many are named. */
const MAX_NAMED = 20;

/** The fields of a contract, however it is refined. */
function fieldsOf(query: unknown): string[] {
  const { shape, def } = (query ?? {}) as { shape?: object; def?: { in?: unknown; innerType?: unknown } };
  if (shape) return Object.keys(shape);
  return def?.in || def?.innerType ? fieldsOf(def.in ?? def.innerType) : [];
}

/** Whether a route answers with a file of rows. */
function hasRows(responses: RouteConfig["responses"]): boolean {
  return Object.values(responses).some(
    (answer) => "content" in answer && "text/csv" in (answer.content ?? {}),
  );
}

const problemAnswer = {
  description: "The request was refused",
  content: { "application/problem+json": { schema: ProblemShape } },
};

function limitByAddress(limit: Limit, { limiter }: Pick<Deps, "limiter">) {
  return createMiddleware<ApiEnv>(async (context, next) => {
    const answer = await limiter.consume({ ...limit, key: context.env.address });
    if (!answer.allowed) {
      throw refuse("rate_limited", { headers: { "retry-after": String(answer.retryAfterSeconds) } });
    }
    return next();
  });
}

/** A JSON body contract, for a route's `request.body`. */
export function jsonBody<S extends z.ZodType>(schema: S) {
  return { required: true as const, content: { "application/json": { schema } } };
}

/** A JSON answer contract, for one of a route's `responses`. */
export function jsonAnswer<S extends z.ZodType>(schema: S, description: string) {
  return { description, content: { "application/json": { schema } } };
}
