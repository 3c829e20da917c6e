import type { SnapshotPicture as PictureOf } from "#domain/journeys/snapshot.ts";
import { type ArtName, art } from "#web/art/generated/art.ts";
import { Picture } from "#web/ui/picture.tsx";
import { useOwnFile } from "./own-files.tsx";
import { said } from "./words.ts";

type Props = { picture: PictureOf; sizes: string; isPriority?: boolean; isTallOnPhone?: boolean };

/** A picture of a proposal: the house's art, a file of a hotel's kit, or a photograph of the advisor's own. */
export function SnapshotPicture({ picture, sizes, isPriority, isTallOnPhone }: Props) {
  const addressOf = useOwnFile();
  const how = { loading: isPriority ? "eager" : "lazy", decoding: "async" } as const;
  if (picture.kind === "own") {
    const { id, width, height } = picture;
    const srcSet = ([480, 960, 1600] as const).map((each) => `${addressOf(id, each)} ${each}w`).join(", ");
    return (
      <img
        {...{ srcSet, sizes, width, height, ...how }}
        src={addressOf(id, 960)}
        alt={said(picture.caption)}
      />
    );
  }
  const alt = said(picture.alt);
  if (picture.kind === "file") {
    const { src, width, height } = picture;
    return <img {...{ src, width, height, ...how }} alt={alt} />;
  }
  if (!isArtName(picture.name)) return null;
  return <Picture {...{ sizes, isPriority, isTallOnPhone }} name={picture.name} alt={alt || undefined} />;
}

function isArtName(name: string): name is ArtName {
  return name in art;
}
