/** A hotel that a text names as `@Name`; without a slug it has left the collection. */
export type Mention = { name: string; slug: string | null };
export type TextPart = { text: string; mention?: Mention };

const WORD = /[\p{L}\p{N}]/u;

/** Whether a text names this hotel: its whole name after an at sign, not the beginning of a longer word. */
export function isMentioned(text: string, name: string): boolean {
  return placeOf(text, name, 0) >= 0;
}

/** A text in the parts in which it is shown: plain words, and the names of hotels without their sign. */
export function splitMentions(text: string, mentions: readonly Mention[]): TextPart[] {
  // Of two names at one place the longer one is meant: "Martinhal Sagres", not "Martinhal".
  const byLength = [...mentions].sort((one, other) => other.name.length - one.name.length);
  const parts: TextPart[] = [];
  let at = 0;
  while (at < text.length) {
    const next = byLength
      .map((mention) => ({ mention, place: placeOf(text, mention.name, at) }))
      .filter(({ place }) => place >= 0)
      .reduce<{ mention: Mention; place: number } | null>(
        (first, one) => (first === null || one.place < first.place ? one : first),
        null,
      );
    if (!next) break;
    if (next.place > at) parts.push({ text: text.slice(at, next.place) });
    parts.push({ text: next.mention.name, mention: next.mention });
    at = next.place + next.mention.name.length + 1;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}

function placeOf(text: string, name: string, from: number): number {
  const sought = `@${name}`;
  for (let at = text.indexOf(sought, from); at >= 0; at = text.indexOf(sought, at + 1)) {
    const [before, after] = [text.at(at - 1) ?? "", text[at + sought.length] ?? ""];
    if ((at === 0 || !WORD.test(before)) && !WORD.test(after)) return at;
  }
  return -1;
}
