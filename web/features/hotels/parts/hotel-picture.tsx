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
      width={picture.width}
      height={picture.height}
      alt={isDecorative ? "" : picture.alt}
      loading={isPriority ? "eager" : "lazy"}
      fetchPriority={isPriority ? "high" : undefined}
      decoding="async"
    />
  );
}

const across = [styles.x0, styles.x1, styles.x2, styles.x3, styles.x4];
const down = [styles.y0, styles.y1, styles.y2, styles.y3, styles.y4];

/** Holds a picture by the point its hotel chose; without one, by the art's own. */
function focusClass({ focus }: PictureView): string | undefined {
  if (!focus) return undefined;
  const step = (share: number) => Math.round(share * 4);
  return classNames(styles.focus, across[step(focus.x)], down[step(focus.y)]);
}

/** The name of the art a picture is made of, for what can only show art. */
export function artName(picture: PictureView): ArtName | undefined {
  return picture.kind === "art" && isArtName(picture.name) ? picture.name : undefined;
}

function isArtName(name: string): name is ArtName {
  return name in art;
}
