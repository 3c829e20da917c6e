/** The Portuguese address of a store; on its own, since every public page of one asks it, and shapes would weigh on it. */
export function storePath(slug: string): string {
  return `/store/${slug}`;
}
