import { pictureAddressOf } from "#domain/site/file-addresses.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { isHeroFile } from "../../heroes/desk/is-hero-file.ts";
import { isHotelPicture } from "../../hotels/pictures/is-hotel-picture.ts";
import { isMembersLogo } from "../../marketing/brand/is-members-logo.ts";
import { isProductPicture } from "../../products/pictures/is-product-picture.ts";

/** Who says of a file that it is what its address calls it; without their word it is nobody's to show. */
const kinds = {
  hotel: isHotelPicture,
  product: isProductPicture,
  logo: isMembersLogo,
  hero: isHeroFile,
} as const;

export type PictureKind = keyof typeof kinds;

/**
 * The file behind the address of a picture, if it is one of these kinds and really is what its address calls it. The
 * one way from an address that somebody wrote to the bytes of a file: papers, kits and pictures of closed posts have
 * no such address, and an id of theirs in another's address leads nowhere.
 */
export async function pictureFileOf(
  db: Db | Tx,
  { src, kinds: wanted }: { src: string; kinds: readonly PictureKind[] },
): Promise<string | null> {
  const address = pictureAddressOf(src);
  if (!address || !wanted.includes(address.kind)) return null;
  return (await kinds[address.kind](db, address.id)) ? address.id : null;
}
