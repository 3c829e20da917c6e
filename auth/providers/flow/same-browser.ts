import type { AuthConfig } from "#auth/auth-config.ts";
import { hashToken, isSameSecret, randomToken } from "#auth/tokens/secrets.ts";
import type { ProviderFlow } from "../queries.ts";

type Binding = { cookie: string; hash: string };

/** A cookie that ties a flow to the browser it began in, so that nobody finishes it in another (P22). */
export function bindBrowser(config: AuthConfig, flowId: string): Binding {
  const secret = randomToken();
  const isHttps = config.publicUrl.startsWith("https:");
  const attributes = ["Path=/", `Max-Age=${config.flowSeconds}`, "HttpOnly", "SameSite=Lax"];
  if (isHttps) attributes.push("Secure");
  const cookie = [`${cookieName(config, flowId)}=${secret}`, ...attributes].join("; ");
  return { cookie, hash: hashToken(secret) };
}

/** Whether the request came to the host that the provider will send people back to: only there a cookie helps. */
export function isAtHome({ publicUrl }: AuthConfig, headers: Headers): boolean {
  return headers.get("host") === new URL(publicUrl).host;
}

/** Whether the request brings the cookie of the flow; a flow without one belongs to nobody. */
export function isSameBrowser(config: AuthConfig, flow: ProviderFlow, headers: Headers): boolean {
  const secret = readCookie(headers, cookieName(config, flow.id));
  return (
    secret !== undefined && flow.browser_hash !== null && isSameSecret(hashToken(secret), flow.browser_hash)
  );
}

export function hasBrowserCookie(config: AuthConfig, flowId: string, headers: Headers): boolean {
  return readCookie(headers, cookieName(config, flowId)) !== undefined;
}

/** The prefix keeps other hosts of the same domain from setting it for us. */
function cookieName({ publicUrl }: AuthConfig, flowId: string): string {
  return `${publicUrl.startsWith("https:") ? "__Host-" : ""}flow-${flowId}`;
}

function readCookie(headers: Headers, name: string): string | undefined {
  const pairs = (headers.get("cookie") ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
