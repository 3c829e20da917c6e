import type { ArtName } from "#web/art/generated/art.ts";
import { Picture } from "#web/ui/picture.tsx";
import type { HeroView } from "./hero-view.ts";

type HeroPictureProps = {
  hero: HeroView | null;
  /** The page's own picture, for while an administrator has published none. */
  fallback: ArtName;
  sizes: string;
  isTallOnPhone?: boolean;
};

/** The picture a page opens with: fetched first, held by its focal points. */
export function HeroPicture({ hero, fallback, sizes, isTallOnPhone }: HeroPictureProps) {
  if (!hero) return <Picture name={fallback} sizes={sizes} isTallOnPhone={isTallOnPhone} isPriority />;
  const { picture, alt, focus } = hero;
  if (picture.kind === "art") {
    return (
      <Picture
        name={picture.name}
        className={focus}
        alt={alt}
        sizes={sizes}
        isTallOnPhone={isTallOnPhone}
        isPriority
      />
    );
  }
  const { src, width, height } = picture;
  return <img className={focus} src={src} width={width} height={height} alt={alt} fetchPriority="high" />;
}
