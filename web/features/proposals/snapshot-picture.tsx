import type { Picture as PictureOf } from "#domain/site/pictures.ts";
import { type ArtName, art } from "#web/art/generated/art.ts";
import { Picture } from "#web/ui/picture.tsx";
import { said } from "./words.ts";

type Props = { picture: PictureOf; sizes: string; isPriority?: boolean; isTallOnPhone?: boolean };

/** A picture of a proposal: the house's art, or a file of a hotel's kit. */
export function SnapshotPicture({ picture, sizes, isPriority, isTallOnPhone }: Props) {
  const alt = said(picture.alt);
  if (picture.kind === "file") {
    const { src, width, height } = picture;
    return (
      <img {...{ src, width, height }} alt={alt} loading={isPriority ? "eager" : "lazy"} decoding="async" />
    );
  }
  if (!isArtName(picture.name)) return null;
  return <Picture {...{ sizes, isPriority, isTallOnPhone }} name={picture.name} alt={alt || undefined} />;
}

function isArtName(name: string): name is ArtName {
  return name in art;
}
