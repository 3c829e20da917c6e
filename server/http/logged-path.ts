const HIDDEN = "…";
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Words between dashes, as the addresses of hotels and posts have them; none is as long as a secret. */
const WORDS = /^[a-z0-9]{1,23}([-_.][a-z0-9]{1,23})*$/;
/** Shorter than any secret of ours. */
const SHORT = 16;

type Matched = {
  path: string;
  /** The pattern of the route that answers, if it is one that says its parts: `/api/kit/:token`. */
  pattern: string;
  /** Whether the route is opened by a secret: then each part that varies is one. */
  isLink: boolean;
};

/**
 * An address as the log may keep it. Of a route that is opened by a link no part that varies is written down, by its
 * own pattern; of every other, pages and unknown addresses too, none that has the shape of a secret.
 */
export function loggedPath({ path, pattern, isLink }: Matched): string {
  const parts = pattern.split("/");
  const isVarying = (at: number) => isLink && (parts[at]?.startsWith(":") ?? false);
  return path
    .split("/")
    .map((part, at) => (isVarying(at) || !isPlain(part) ? HIDDEN : part))
    .join("/");
}

function isPlain(part: string): boolean {
  return part.length < SHORT || UUID.test(part) || (part.length <= 120 && WORDS.test(part));
}
