import type { SnapshotPicture as PictureOf } from "#domain/journeys/snapshot.ts";
import styles from "./proposals.module.css";
import { SnapshotPicture } from "./snapshot-picture.tsx";
import { said } from "./words.ts";

/** The pictures of an item: the first opens it, the others stand below in pairs, each with what was written under it. */
export function BlockPictures({ pictures }: { pictures: readonly PictureOf[] }) {
  if (pictures.length === 0) return null;
  return (
    <div className={styles.blockPicture} data-many={pictures.length > 1 || undefined}>
      {pictures.map((picture, at) => (
        <figure key={keyOf(picture)}>
          <SnapshotPicture
            picture={picture}
            sizes={at === 0 ? "(max-width: 767px) 100vw, 58vw" : "(max-width: 767px) 50vw, 29vw"}
          />
          {picture.kind === "own" && said(picture.caption) && (
            // The picture says the same to whoever does not see it.
            <figcaption aria-hidden="true">{said(picture.caption)}</figcaption>
          )}
        </figure>
      ))}
    </div>
  );
}

function keyOf(picture: PictureOf): string {
  if (picture.kind === "own") return picture.id;
  return picture.kind === "art" ? picture.name : picture.src;
}
