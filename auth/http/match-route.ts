import { AuthError } from "#auth/errors.ts";
import type { Route } from "./call.ts";

const BASE = "/auth/v1";

export type Match = { route: Route; params: Record<string, string> };

/**
 * The row that serves a request. Doubled and trailing slashes are the same path, and limits are counted by
 * row, so no spelling of a path has a count of its own (P10).
 */
export function matchRoute(routes: Route[], { method, url }: { method: string; url: URL }): Match {
  const segments = url.pathname.split("/").filter(Boolean);
  const base = BASE.split("/").filter(Boolean);
  const inner = base.every((segment, index) => segments[index] === segment)
    ? segments.slice(base.length)
    : segments;
  const found = routes
    .map((route) => ({ route, params: matchPath(route.path, inner) }))
    .filter((match): match is Match => match.params !== null);
  if (found.length === 0) throw new AuthError("not_found");
  const served = found.filter(({ route }) => isServed(route, method));
  if (served.length === 0) throw notAllowed(found);
  // Rows without a parameter come first in the table, so a fixed path wins over `{id}`.
  const grant = url.searchParams.get("grant_type") ?? "";
  const match = served.find(({ route }) => route.grant === undefined || route.grant === grant);
  if (match) return match;
  throw new AuthError("invalid_credentials", { message: "unsupported_grant_type" });
}

/** HEAD looks at what is public; behind a token there is nothing to look at without one. */
function isServed({ method, access }: Route, asked: string): boolean {
  return method === asked || (asked === "HEAD" && method === "GET" && access === "public");
}

function notAllowed(found: Match[]): AuthError {
  const allow = [...new Set(found.map(({ route }) => route.method))].join(", ");
  return new AuthError("method_not_allowed", { headers: { allow } });
}

function matchPath(path: string, segments: string[]): Record<string, string> | null {
  const expected = path.split("/").filter(Boolean);
  if (expected.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of expected.entries()) {
    const given = segments[index]!;
    if (name.startsWith("{")) params[name.slice(1, -1)] = given;
    else if (name !== given) return null;
  }
  return params;
}
