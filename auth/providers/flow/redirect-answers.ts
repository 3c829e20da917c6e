import type { AuthError, ErrorCode } from "#auth/errors.ts";
import { withFragment, withQuery } from "#auth/http/redirect-parts.ts";

/** Sends the browser on, with a cookie for the way back if one is given. */
export function found(location: string, cookie: string | null = null): Response {
  return new Response(null, {
    status: 302,
    headers: { location, ...(cookie ? { "set-cookie": cookie } : {}) },
  });
}

const ERROR_OF_CODE: Partial<Record<ErrorCode, string>> = {
  signup_disabled: "access_denied",
  user_banned: "access_denied",
  provider_email_needs_verification: "access_denied",
  request_timeout: "temporarily_unavailable",
};

const ERROR_OF_STATUS: Record<number, string> = {
  400: "invalid_request",
  401: "unauthorized_client",
  403: "access_denied",
  503: "temporarily_unavailable",
};

/** A refusal in the words of OAuth, with our own code beside them (§3.12). */
export function explainRefusal({ code, status, message }: AuthError): Record<string, string> {
  const error = ERROR_OF_CODE[code] ?? ERROR_OF_STATUS[status] ?? "server_error";
  return { error, error_code: code, error_description: message };
}

/** Where a failed flow ends: what went wrong stands in the query and in the fragment, for either kind of client. */
export function redirectRefusal(target: string, refused: AuthError): string {
  return withBoth(target, explainRefusal(refused));
}

const MAX_WORDS = 500;

/** What the provider itself refused, passed on in its own words. */
export function redirectProviderError(target: string, params: URLSearchParams): string {
  const description = params.get("error_description");
  return withBoth(target, {
    error: params.get("error")!.slice(0, MAX_WORDS),
    ...(description ? { error_description: description.slice(0, MAX_WORDS) } : {}),
  });
}

function withBoth(target: string, parts: Record<string, string>): string {
  return withFragment(withQuery(target, parts), { ...parts, sb: "" });
}
