import { pictureSizes } from "#domain/hotels/picture-addresses.ts";
import type { ArtName } from "#web/art/generated/art.ts";
import { Picture } from "#web/ui/picture.tsx";
import type { HeroView } from "./hero-view.ts";

type HeroPictureProps = {
  hero: HeroView | null;
  /** The page's own picture, for while an administrator has published none. */
  fallback: ArtName;
  sizes: string;
  isTallOnPhone?: boolean;
  isLate?: boolean;
};

/** The picture of a page: fetched first where the page opens with it, held by its focal points. */
export function HeroPicture({ hero, fallback, sizes, isTallOnPhone, isLate }: HeroPictureProps) {
  const common = { sizes, isTallOnPhone, isPriority: !isLate };
  if (!hero) return <Picture name={fallback} {...common} />;
  const { picture, alt, focus } = hero;
  if (picture.kind === "art") {
    return <Picture name={picture.name} className={focus} alt={alt} {...common} />;
  }
  const { src, width, height } = picture;
  const loading = isLate ? { loading: "lazy" as const } : { fetchPriority: "high" as const };
  const source = { src, srcSet: pictureSizes(src), sizes };
  return <img className={focus} {...source} width={width} height={height} alt={alt} {...loading} />;
}
