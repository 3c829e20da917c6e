/** A text to send with the member's link at its end. */
export function captionWithLink(caption: string, url: string): string {
  return `${caption.trim()}\n${url}`;
}

/** The version of a text that a member sees first on a day: two members rarely the same, one member always the same. */
export function firstVersion({ count, seed }: { count: number; seed: string }): number {
  let hash = 0;
  for (const letter of seed) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
  return count === 0 ? 0 : hash % count;
}
