import { z } from "zod";

/** What a store shows below its opening, in the order of a new one. */
export const storeSections = ["facts", "products", "posts", "about", "contact"] as const;
export const StoreSection = z.enum(storeSections);
export type StoreSection = z.infer<typeof StoreSection>;

/** A section in its place, shown or put aside. */
export const PlacedSection = z.strictObject({ kind: StoreSection, isShown: z.boolean() });
export type PlacedSection = z.infer<typeof PlacedSection>;

/** The sections as they were placed, each once; one that nobody has placed yet comes last. */
export function placeSections(given: readonly { kind: string; isShown: boolean }[]): PlacedSection[] {
  const known = storeSections as readonly string[];
  const placed = given.filter(
    ({ kind }, at) => known.includes(kind) && given.findIndex((one) => one.kind === kind) === at,
  ) as PlacedSection[];
  const missing = storeSections.filter((kind) => placed.every((one) => one.kind !== kind));
  return [...placed, ...missing.map((kind) => ({ kind, isShown: true }))];
}

/** The sections with one of them a step further up or down; the same where it cannot go further. */
export function stepSection(
  sections: readonly PlacedSection[],
  { kind, step }: { kind: StoreSection; step: 1 | -1 },
): PlacedSection[] {
  const from = sections.findIndex((section) => section.kind === kind);
  return moveSection(sections, { from, to: from + step });
}

/** The sections with the one in a place taken to another. */
export function moveSection(
  sections: readonly PlacedSection[],
  { from, to }: { from: number; to: number },
): PlacedSection[] {
  const moved = sections[from];
  if (!moved || to < 0 || to >= sections.length) return [...sections];
  return sections.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/** What stands on the page, in its order. */
export function shownSections(sections: readonly PlacedSection[]): StoreSection[] {
  return sections.filter(({ isShown }) => isShown).map(({ kind }) => kind);
}
