/**
 * The one spelling of a public page's address: small letters, no needless percent signs, single slashes and none at
 * the end. Null for an address that cannot be read.
 */
export function canonicalAddress(path: string): string | null {
  if (ALREADY.test(path)) return path;
  try {
    const parts = path.split("/").filter((part) => part !== "");
    return `/${parts.map((part) => encodeURIComponent(decodeURIComponent(part).toLowerCase())).join("/")}`;
  } catch {
    return null;
  }
}

const ALREADY = /^\/$|^(?:\/[a-z0-9_-]+)+$/;
