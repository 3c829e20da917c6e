import { createRoute, OpenAPIHono, type RouteConfig } from "@hono/zod-openapi";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { z } from "zod";
import type { Limit } from "#platform/http/rate-limiter.ts";
import type { Deps } from "../deps.ts";
import { enforceAccess } from "./access.ts";
import type { AnyRoute, Contract, RequestOf } from "./contract.ts";
import type { ApiEnv } from "./env.ts";
import { IdempotencyHeader } from "./once.ts";
import { Problem as ProblemShape } from "./problem-shape.ts";
import { refuse, refuseInvalid } from "./refuse.ts";

type Taken<Request> = (Request extends { params: infer S extends z.ZodType }
  ? { param: z.output<S> }
  : unknown) &
  (Request extends { query: infer S extends z.ZodType } ? { query: z.output<S> } : unknown) &
  (Request extends { body: { content: { "application/json": { schema: infer S extends z.ZodType } } } }
    ? { json: z.output<S> }
    : unknown);

type JsonOf<Answer> = Answer extends {
  content: { "application/json": { schema: infer S extends z.ZodType } };
}
  ? z.output<S>
  : never;
type AnyJson = { content: { "application/json": unknown } };

declare const isDeclared: unique symbol;
/** An answer made by `context.json`, which takes what the route promised under that status and nothing else. */
type Declared = Response & { readonly [isDeclared]: true };
type Sent<Responses> = Responses[keyof Responses] extends AnyJson ? Declared : Response;

type Replies<Responses> = {
  json<Status extends keyof Responses & number>(
    body: JsonOf<Responses[Status]>,
    status: Status,
    headers?: Record<string, string>,
  ): Declared;
};
type RouteContext<R extends AnyRoute> = Replies<R["responses"]> &
  // biome-ignore lint/suspicious/noExplicitAny: what stands in the address is read by its contract
  Context<ApiEnv, any, { out: object & Taken<RequestOf<R>> }>;
type Handler<R extends AnyRoute> = (
  context: RouteContext<R>,
) => Sent<R["responses"]> | Promise<Sent<R["responses"]>>;

/** A part of the API: declared routes, each with what answers it. */
export type Api = {
  readonly hono: OpenAPIHono<ApiEnv>;
  openapi<R extends AnyRoute>(route: R, handler: Handler<R>): Api;
  route(path: "/", part: Api): Api;
};

type Guards = Pick<Deps, "identify" | "limiter">;

/** An empty API of one capability; a request that breaks its contract is refused field by field. */
export function createApi(deps: Guards): Api {
  const hono = new OpenAPIHono<ApiEnv>({
    defaultHook: (result) => {
      if (!result.success) throw refuseInvalid(result.error);
    },
  });
  const api: Api = {
    hono,
    openapi: (route, handler) => {
      hono.openapi(guard(route, deps), handler as never);
      return api;
    },
    route: (path, part) => {
      hono.route(path, part.hono);
      return api;
    },
  };
  return api;
}

/** A declared route with what stands before its handler: its limit, who may call it, what its address may ask. */
function guard({ access, limit, write, isPrivate, file, ...declared }: AnyRoute, deps: Guards): RouteConfig {
  const { responses } = declared;
  const asked = declared.request as RouteConfig["request"];
  const request = write?.repeat === "key" ? { ...asked, headers: IdempotencyHeader } : asked;
  return createRoute({
    ...(declared as unknown as RouteConfig),
    ...(request && { request }),
    responses: { ...responses, default: problemAnswer } as RouteConfig["responses"],
    middleware: [
      ...(access === "public" ? [] : [keepNowhere]),
      ...(limit ? [limitByAddress(limit, deps)] : []),
      enforceAccess(access, deps.identify, isPrivate ?? hasRows(responses)),
      refuseUnknown(asked?.query),
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
function hasRows(responses: Contract["responses"]): boolean {
  return Object.values(responses).some(({ content = {} }) => "text/csv" in content);
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
