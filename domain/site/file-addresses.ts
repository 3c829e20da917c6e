/** A path of this site that leads to no other folder; pages load pictures and films from nowhere else. */
export const fileAddress =
  /^(?!.*(\.\.|%2[eE]))(\/files\/[\w\-./?=&%]+|\/api\/(hero-files|hotel-pictures|kit-pictures|logos|product-pictures)\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Where a photograph of the kit is read, as long as it may be used. */
export function kitPictureAddress(id: string): string {
  return `/api/kit-pictures/${id}`;
}

/** The photograph of the kit that is read at an address; null for every other address. */
export function kitPictureIdOf(address: string): string | null {
  return address.match(/^\/api\/kit-pictures\/([\w-]+)$/)?.[1] ?? null;
}

const pictureKinds = {
  "hotel-pictures": "hotel",
  "product-pictures": "product",
  logos: "logo",
  "hero-files": "hero",
} as const;
type PictureAddress = { kind: (typeof pictureKinds)[keyof typeof pictureKinds]; id: string };

/** What the address of a picture calls it, and the file it names; null for every other address. */
export function pictureAddressOf(address: string): PictureAddress | null {
  const [, place, id] =
    address.match(/^\/api\/([a-z-]+)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/) ?? [];
  const kind = Object.hasOwn(pictureKinds, place ?? "") && pictureKinds[place as keyof typeof pictureKinds];
  return kind && id ? { kind, id } : null;
}

/** Where a member's logo is read. */
export function logoAddress(id: string): string {
  return `/api/logos/${id}`;
}

/** Where a picture of a product is read; nobody can guess it. */
export function productPictureAddress(id: string): string {
  return `/api/product-pictures/${id}`;
}

/** Where a picture or film of an opening is read; nobody can guess it. */
export function heroFileAddress(id: string): string {
  return `/api/hero-files/${id}`;
}

/** The file of an opening that is read at an address; null for every other address. */
export function heroFileIdOf(address: string): string | null {
  return address.match(/^\/api\/hero-files\/([0-9a-f-]{36})$/)?.[1] ?? null;
}
