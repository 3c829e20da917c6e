import type { Origin } from "#auth/audit/queries.ts";
import type { Deps } from "#auth/deps.ts";
import type { Actor } from "#auth/sessions/queries.ts";
import type { Language } from "#auth/users/language.ts";
import type { Limit } from "#platform/http/rate-limiter.ts";

/** One request, read and checked as far as its route declares. */
export type Call = {
  deps: Deps;
  headers: Headers;
  query: URLSearchParams;
  params: Record<string, string>;
  body: Record<string, unknown>;
  origin: Origin;
  language: Language;
  /** Where to send the person afterwards; always an allowed address. */
  redirectTo: string;
};

/** A call by a token whose session is alive. */
export type UserCall = Call & { actor: Actor };

/**
 * A row of the route table. `access` says who may call: anyone, the bearer of a user's token, or the holder
 * of the service key. `limit` counts per client address; `captcha` asks for a solved puzzle where configured.
 */
export type Route = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  /** For POST /token: the grant it serves. */
  grant?: string;
  limit?: Omit<Limit, "name">;
  /** The status of a refused request, where the client would take 429 for the end of its session. */
  limitStatus?: number;
  captcha?: true;
  /** The body is a form of the browser, not JSON. */
  form?: true;
} & (
  | { access: "public"; handle: (call: Call) => Promise<Response> | Response }
  | { access: "user"; handle: (call: UserCall) => Promise<Response> | Response }
  | { access: "service"; handle: (call: Call) => Promise<Response> | Response }
);
