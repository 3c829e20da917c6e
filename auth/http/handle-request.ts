import { requireCaptcha } from "#auth/captcha/require-captcha.ts";
import type { Deps } from "#auth/deps.ts";
import { AuthError } from "#auth/errors.ts";
import { languageOfHeader } from "#auth/users/language.ts";
import { addressBucket } from "#platform/http/client-address.ts";
import { requireActor, requireServiceKey } from "./authenticate.ts";
import type { Call, Route } from "./call.ts";
import { finish, preflight } from "./cors.ts";
import { matchRoute } from "./match-route.ts";
import { readBody, readForm, requireStorableText } from "./read-body.ts";
import { redirectTarget } from "./redirect-target.ts";
import { refusal } from "./replies.ts";
import { toAuthError } from "./unexpected.ts";

export type RequestInfo = { address: string };

const MAX_USER_AGENT = 400;

/** Serves one request by the route table; whatever happens, the answer has the protocol's shape. */
export async function handleRequest(
  deps: Deps,
  routes: Route[],
  request: Request,
  info: RequestInfo,
): Promise<Response> {
  if (request.method === "OPTIONS") return finish(preflight());
  try {
    return finish(await serve(deps, routes, request, info));
  } catch (error) {
    const { refused, errorId } = toAuthError(error, deps.log);
    return finish(refusal(refused, request, errorId));
  }
}

async function serve(deps: Deps, routes: Route[], request: Request, info: RequestInfo): Promise<Response> {
  const url = new URL(request.url);
  const { route, params } = matchRoute(routes, { method: request.method, url });
  // A look without taking: mail scanners ask for the head of every link and must not use it up (P27).
  if (request.method === "HEAD") return new Response(null, { status: 200 });
  await requireAllowance(deps, route, info);
  if (route.access === "service") await requireServiceKey(deps, request.headers);
  const actor = route.access === "user" ? await requireActor(deps, request.headers) : undefined;
  for (const value of [...url.searchParams.values(), ...Object.values(params)]) requireStorableText(value);
  const read = route.form ? readForm : readBody;
  const body = request.method === "GET" ? {} : await read(request);
  if (route.captcha) await requireCaptcha(deps, { body, headers: request.headers, ...info });
  const call: Call = {
    deps,
    headers: request.headers,
    query: url.searchParams,
    params,
    body,
    origin: {
      ip: info.address,
      userAgent: (request.headers.get("user-agent") ?? "").slice(0, MAX_USER_AGENT),
    },
    language: languageOfHeader(request.headers.get("accept-language")),
    redirectTo: redirectTarget({ query: url.searchParams, headers: request.headers }, deps.config),
  };
  return route.access === "user" ? route.handle({ ...call, actor: actor! }) : route.handle(call);
}

async function requireAllowance({ limiter }: Deps, route: Route, info: RequestInfo): Promise<void> {
  if (!route.limit) return;
  const name = `auth_${route.method}_${route.path}_${route.grant ?? ""}`;
  const key = addressBucket(info.address);
  const { allowed, retryAfterSeconds } = await limiter.consume({ ...route.limit, name, key });
  if (allowed) return;
  throw new AuthError("over_request_rate_limit", {
    headers: { "retry-after": String(retryAfterSeconds) },
    ...(route.limitStatus ? { status: route.limitStatus } : {}),
  });
}
