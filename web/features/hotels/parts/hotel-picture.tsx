import { pictureSizes } from "#domain/hotels/picture-addresses.ts";
import { type ArtName, art } from "#web/art/generated/art.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Picture } from "#web/ui/picture.tsx";
import type { PictureView } from "../reading/hotel-view.ts";
import styles from "./focus.module.css";

type HotelPictureProps = {
  picture: PictureView;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
  isPriority?: boolean;
  isDecorative?: boolean;
  isTallOnPhone?: boolean;
};

/** A picture of a hotel: the house's art, or a file that somebody uploaded. */
export function HotelPicture({ picture, sizes, isPriority, isDecorative, isTallOnPhone }: HotelPictureProps) {
  if (picture.kind === "art") {
    if (!isArtName(picture.name)) return null;
    return (
      <Picture
        {...{ sizes, isPriority, isDecorative, isTallOnPhone }}
        name={picture.name}
        alt={picture.alt}
        className={focusClass(picture)}
      />
    );
  }
  return (
    <img
      className={focusClass(picture)}
      src={picture.src}
      srcSet={pictureSizes(picture.src)}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={isDecorative ? "" : picture.alt}
      loading={isPriority ? "eager" : "lazy"}
      fetchPriority={isPriority ? "high" : undefined}
      decoding="async"
    />
  );
}

/** Holds a picture by the point its hotel chose; without one, by the art's own. */
function focusClass({ focus }: PictureView): string | undefined {
  return focus && classNames(styles.focus, pointClass(focus));
}

const across = [
  styles.x0,
  styles.x1,
  styles.x2,
  styles.x3,
  styles.x4,
  styles.x5,
  styles.x6,
  styles.x7,
  styles.x8,
  styles.x9,
  styles.x10,
];
const down = [
  styles.y0,
  styles.y1,
  styles.y2,
  styles.y3,
  styles.y4,
  styles.y5,
  styles.y6,
  styles.y7,
  styles.y8,
  styles.y9,
  styles.y10,
];

/** The class that says where a point lies, in tenths. */
export function pointClass({ x, y }: { x: number; y: number }): string {
  const step = (share: number) => Math.round(share * 10);
  return classNames(across[step(x)], down[step(y)]);
}

/** The name of the art a picture is made of, for what can only show art. */
export function artName(picture: PictureView): ArtName | undefined {
  return picture.kind === "art" && isArtName(picture.name) ? picture.name : undefined;
}

function isArtName(name: string): name is ArtName {
  return name in art;
}
