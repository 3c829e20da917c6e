import { codeInHash } from "#domain/marketing/link-codes.ts";

const KEY = "short-link";

/** Keeps the code of the short link that brought the reader, until the tab closes. */
export function keepShortLink(hash: string): void {
  const code = codeInHash(hash);
  if (code) withStorage((storage) => storage.setItem(KEY, code));
}

/** The code of the short link that brought the reader, if one did. */
export function keptShortLink(): string | null {
  return withStorage((storage) => storage.getItem(KEY)) ?? null;
}

/** Forgets it: the reader wants to write to the house alone. */
export function dropShortLink(): void {
  withStorage((storage) => storage.removeItem(KEY));
}

/** A browser that lends no storage keeps no code; the page goes on without. */
function withStorage<Answer>(use: (storage: Storage) => Answer): Answer | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
