import type { PublicProduct } from "#domain/products/products.ts";
import { type ArtName, art } from "#web/art/generated/art.ts";
import { said } from "#web/locale/said.ts";
import { Picture } from "#web/ui/picture.tsx";

type OfferPictureProps = {
  picture: PublicProduct["pictures"][number] | undefined;
  sizes: string;
  isPriority?: boolean;
  isDecorative?: boolean;
};

/** A picture of an offer: the house's art, or a file that its seller uploaded; nothing where there is none. */
export function OfferPicture({
  picture,
  sizes,
  isPriority = false,
  isDecorative = false,
}: OfferPictureProps) {
  if (!picture) return null;
  const alt = isDecorative ? "" : said(picture.alt);
  if (picture.kind === "art") {
    if (!Object.hasOwn(art, picture.name)) return null;
    return <Picture name={picture.name as ArtName} {...{ sizes, alt, isPriority, isDecorative }} />;
  }
  const { src, width, height } = picture;
  return (
    <img alt={alt} {...{ src, width, height }} loading={isPriority ? "eager" : "lazy"} decoding="async" />
  );
}
