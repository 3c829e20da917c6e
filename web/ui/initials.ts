/** First letters of a name, at most 2, uppercase, else 'U' (spec §9). */
export function initials(name: string | null | undefined): string {
  const letters = (name ?? "")
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => [...word][0])
    .slice(0, 2)
    .join("");
  return letters.toLocaleUpperCase("pt-BR") || "U";
}
