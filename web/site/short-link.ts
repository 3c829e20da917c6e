import { codeInHash } from "#domain/marketing/link-codes.ts";

const KEY = "short-link";

/** Keeps the code of the short link that brought the reader, until the tab closes. */
export function keepShortLink(hash: string): void {
  const code = codeInHash(hash);
  if (code) sessionStorage.setItem(KEY, code);
}

/** The code of the short link that brought the reader, if one did. */
export function keptShortLink(): string | null {
  return sessionStorage.getItem(KEY);
}

/** Forgets it: the reader wants to write to the house alone. */
export function dropShortLink(): void {
  sessionStorage.removeItem(KEY);
}
