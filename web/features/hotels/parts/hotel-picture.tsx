import { type ArtName, art } from "#web/art/generated/art.ts";
import { Picture } from "#web/ui/picture.tsx";
import type { PictureView } from "../reading/hotel-view.ts";

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
      />
    );
  }
  return (
    <img
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

/** The name of the art a picture is made of, for what can only show art. */
export function artName(picture: PictureView): ArtName | undefined {
  return picture.kind === "art" && isArtName(picture.name) ? picture.name : undefined;
}

function isArtName(name: string): name is ArtName {
  return name in art;
}
