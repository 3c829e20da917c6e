import { getLocale } from "#messages/runtime.js";

/**
 * A text in the reader's language, or in the other one while that side is empty. On its own, since public pages ask it,
 * and the shapes beside `inLanguage` would weigh on them.
 */
export function said({ pt, en }: { pt: string; en: string }): string {
  const [own, other] = getLocale() === "pt" ? [pt, en] : [en, pt];
  return own.trim() || other.trim();
}
