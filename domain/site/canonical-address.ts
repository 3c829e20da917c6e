/**
 * The one spelling of a public page's address: small letters, no needless percent signs, single slashes and none at
 * the end. Null for an address that cannot be read, or that tries to lead out of its folder: it has no other spelling.
 */
export function canonicalAddress(path: string): string | null {
  if (ALREADY.test(path)) return path;
  try {
    const parts = path.split("/").filter((part) => part !== "");
    const words = parts.map((part) => decodeURIComponent(part).toLowerCase());
    if (words.some((word) => LEADS_OUT.test(word))) return null;
    return `/${words.map(encodeURIComponent).join("/")}`;
  } catch {
    return null;
  }
}

/** Two dots, a backslash, a control character, or any of them written twice over. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const LEADS_OUT = /\.\.|\\|[\u0000-\u001f]|%(2e|2f|5c|00)/;
const ALREADY = /^\/$|^(?:\/[a-z0-9_-]+)+$/;
