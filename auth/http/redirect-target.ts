import { isIP } from "node:net";
import type { AuthConfig } from "#auth/auth-config.ts";
import { isLoopback } from "./loopback.ts";

const MAX_LENGTH = 2_048;

type Asked = { query: URLSearchParams; headers: Headers };

/** Where a flow may send the person: the first address asked for, if it is allowed; else the site itself. */
export function redirectTarget({ query, headers }: Asked, config: AuthConfig): string {
  const asked = query.get("redirect_to") || headers.get("redirect_to") || headers.get("referer") || "";
  return allowedRedirect(asked, config) ?? config.publicUrl;
}

/** The address without its fragment if it is the site or matches a configured pattern, otherwise null (P20). */
export function allowedRedirect(asked: string, config: AuthConfig): string | null {
  if (asked.length > MAX_LENGTH || /[\s\p{Cc}\\]/u.test(asked) || !URL.canParse(asked)) return null;
  const url = new URL(asked);
  url.hash = "";
  const isWeb = url.protocol === "http:" || url.protocol === "https:";
  if (isWeb && !isPlainlyWritten(asked, url)) return null;
  if (isWeb && isOwnOrigin(url, new URL(config.publicUrl))) return url.href;
  if (isWeb && isForeignIp(url)) return null;
  const bare = url.href.replace(/\?.*$/s, "");
  const isAllowed = config.redirectPatterns
    .map(toPattern)
    .some((pattern) => pattern.test(url.href) || pattern.test(bare));
  return isAllowed ? url.href : null;
}

/** What was written begins with exactly the origin that was read: no user part, no number for a host, no look-alike. */
function isPlainlyWritten(asked: string, url: URL): boolean {
  const origin = `${url.protocol}//${url.host}`;
  if (url.username || url.password || url.hostname.endsWith(".")) return false;
  return asked.toLowerCase().startsWith(origin) && /^([/?#]|$)/.test(asked.slice(origin.length));
}

function isOwnOrigin(url: URL, site: URL): boolean {
  if (url.origin === site.origin) return true;
  // On one's own machine the port of the page varies from tool to tool.
  return isLoopback(site) && url.protocol === site.protocol && url.hostname === site.hostname;
}

function isForeignIp(url: URL): boolean {
  const address = url.hostname.replace(/^\[|\]$/g, "");
  return isIP(address) !== 0 && !isLoopback(url);
}

function toPattern(glob: string): RegExp {
  const source = glob
    .split(/(\*+)/)
    .map((part) => {
      if (part === "*") return "[^./]*";
      if (part.startsWith("*")) return ".*";
      return part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
    })
    .join("");
  return new RegExp(`^${source}$`, "i");
}
