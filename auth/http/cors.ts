const ALLOWED_HEADERS = [
  "Accept",
  "Accept-Language",
  "Authorization",
  "Content-Type",
  "X-Client-IP",
  "X-Client-Info",
  "X-JWT-AUD",
  "X-Supabase-Api-Version",
  "apikey",
  "redirect_to",
].join(", ");

// Without the version header a browser client cannot see any error code (P37).
const EXPOSED_HEADERS =
  "X-Total-Count, Link, X-Supabase-Api-Version, X-Sb-Error-Code, Retry-After, Content-Type";

/** Answers a browser that asks whether another origin may call: any may, since no cookie carries a session. */
export function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE, OPTIONS",
      "access-control-allow-headers": ALLOWED_HEADERS,
      "access-control-max-age": "86400",
    },
  });
}

/** Lays the headers that every answer carries over it: open to any origin, never cached, no referrer. */
export function finish(response: Response): Response {
  const { headers } = response;
  headers.set("access-control-allow-origin", "*");
  headers.set("access-control-expose-headers", EXPOSED_HEADERS);
  if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
  headers.set("referrer-policy", "no-referrer");
  headers.set("x-content-type-options", "nosniff");
  return response;
}
