/** The Portuguese address of what everybody is offered. */
export const MARKETPLACE = "/marketplace-public";

/** The Portuguese address of one offer. */
export function offerPath(slug: string): string {
  return `${MARKETPLACE}/${slug}`;
}
