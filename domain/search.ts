/** A text without accents and case, for comparing what people type with what is written. */
export function foldText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
}

/** Whether every word of a query begins a word of one of the texts, whatever the accents and case. */
export function matchesQuery(query: string, texts: readonly string[]): boolean {
  const written = ` ${foldText(texts.join(" ")).replace(/[^\p{L}\p{N}]+/gu, " ")}`;
  return queryWords(query).every((word) => written.includes(` ${word}`));
}

/** The words of a query, without accents and case: letters and figures alone. */
export function queryWords(query: string): string[] {
  return foldText(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
