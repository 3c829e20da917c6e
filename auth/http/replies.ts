import type { AuthError } from "#auth/errors.ts";

const API_VERSION_HEADER = "x-supabase-api-version";
const API_VERSION = "2024-01-01";

export function json(
  body: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json; charset=utf-8", ...headers },
  });
}

export function noContent(): Response {
  return new Response(null, { status: 204 });
}

export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location } });
}

/**
 * A refusal in the shape its client understands (§1.2): with the dated API version the code is a string in
 * `code`; without it `code` is the status and `error_code` the code.
 */
export function refusal(error: AuthError, request: Request, errorId?: string): Response {
  const headers = { "x-sb-error-code": error.code, ...error.headers };
  if (isDated(request)) {
    const body = { code: error.code, message: error.message, ...error.body };
    return json(body, { status: error.status, headers: { [API_VERSION_HEADER]: API_VERSION, ...headers } });
  }
  const body = {
    code: error.status,
    error_code: error.code,
    msg: error.message,
    ...(errorId ? { error_id: errorId } : {}),
    ...error.body,
  };
  return json(body, { status: error.status, headers });
}

function isDated(request: Request): boolean {
  const version = request.headers.get(API_VERSION_HEADER) ?? "";
  return /^\d{4}-\d{2}-\d{2}$/.test(version) && !Number.isNaN(Date.parse(version)) && version >= API_VERSION;
}
