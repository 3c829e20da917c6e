/** A hotel with its place, which is not said twice where the name says it already: Martinhal Sagres, no Algarve. */
export function nameAndPlace(name: string | null | undefined, place: string | null | undefined): string {
  const [first = "", ...rest] = (place ?? "").split(", ");
  const isSaid = first !== "" && (name ?? "").toLocaleLowerCase("pt").endsWith(first.toLocaleLowerCase("pt"));
  return [name, ...(isSaid ? rest : [place])].filter(Boolean).join(", ");
}

/** Several places, each of which may have a comma of its own. */
export const placesInWords = (places: readonly string[]): string =>
  [...new Set(places.filter(Boolean))].join("; ");
