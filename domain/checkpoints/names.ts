const SHORT = 3;

const wordsOf = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= SHORT);

// They stand before a family's name and in titles of their own right.
const plain = new Set(["familia", "family", "casal", "couple", "dos", "das", "the"]);

/** Whether a text has a word of one of these people's names, however it is written. */
export function namesSomebody(text: string, names: readonly (string | null)[]): boolean {
  const known = new Set(names.flatMap((name) => wordsOf(name ?? "")).filter((word) => !plain.has(word)));
  return wordsOf(text).some((word) => known.has(word));
}
