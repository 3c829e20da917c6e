import type { Picture as ProductArt } from "#domain/site/pictures.ts";
import { type ArtName, art } from "#web/art/generated/art.ts";
import { Picture } from "#web/ui/picture.tsx";
import { said } from "./words.ts";

type ProductPictureProps = { picture: ProductArt | null; sizes: string; isDecorative?: boolean };

/** A picture of a product: the house's art, or a file that its seller sent. */
export function ProductPicture({ picture, sizes, isDecorative = false }: ProductPictureProps) {
  if (picture === null) return null;
  const alt = isDecorative ? "" : said(picture.alt);
  if (picture.kind === "art") {
    if (!(picture.name in art)) return null;
    return <Picture name={picture.name as ArtName} {...{ sizes, alt, isDecorative }} />;
  }
  return (
    <img
      src={`${picture.src}?width=960`}
      srcSet={`${picture.src}?width=480 480w, ${picture.src}?width=960 960w, ${picture.src}?width=1600 1600w`}
      width={picture.width}
      height={picture.height}
      alt={alt}
      sizes={sizes}
      loading="lazy"
      decoding="async"
    />
  );
}
