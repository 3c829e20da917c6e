/** A path of this site; pages load pictures and films from nowhere else. */
export const fileAddress =
  /^(\/files\/[\w\-./?=&%]+|\/api\/(hotel-pictures|kit-pictures|logos)\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Where a photograph of the kit is read, as long as it may be used. */
export function kitPictureAddress(id: string): string {
  return `/api/kit-pictures/${id}`;
}

/** Where a member's logo is read. */
export function logoAddress(id: string): string {
  return `/api/logos/${id}`;
}

/** The logo that is read at an address; null for every other address. */
export function logoIdOf(address: string): string | null {
  return address.match(/^\/api\/logos\/([\w-]+)$/)?.[1] ?? null;
}
