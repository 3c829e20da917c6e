import { sitePath } from "#web/site/site-path.ts";

/** Pages that a visitor reads elsewhere. */
const openSides: Record<string, string> = { "/marketplace": "/marketplace-public" };

/** Where a visitor reads what a portal's page holds, in the language being read; null where it is for members alone. */
export function openSideOf(pathname: string): string | null {
  const path = openSides[pathname];
  return path ? sitePath(path) : null;
}
