import { pictureWidths } from "#domain/hotels/picture-addresses.ts";
import type { Cover } from "#domain/posts/posts.ts";
import { getLocale } from "#messages/runtime.js";
import { type ArtName, art } from "#web/art/generated/art.ts";
import { Picture } from "#web/ui/picture.tsx";
import styles from "./posts.module.css";

/** Where a picture that was sent for a post is read. */
export const pictureAddress = (id: string, width: string) => `/api/post-pictures/${id}?width=${width}`;

/** The art a cover names; of the house's courtyard where there is none by that name. */
export function coverArt(cover: Cover): ArtName {
  return cover.kind === "art" && cover.name in art ? (cover.name as ArtName) : "lilamonde-courtyard";
}

type PostCoverProps = { cover: Cover; sizes: string; isPriority?: boolean; isDecorative?: boolean };

/** A post's cover, cut around its focal point. */
export function PostCover({ cover, sizes, isPriority = false, isDecorative = false }: PostCoverProps) {
  const alt = isDecorative ? "" : cover.alt[getLocale()];
  if (cover.kind === "art")
    return <Picture name={coverArt(cover)} {...{ sizes, alt, isPriority, isDecorative }} />;
  const srcSet = pictureWidths.map((width) => `${pictureAddress(cover.id, width)} ${width}w`).join(", ");
  const place = `${Math.round(cover.focus.x * 4) * 25}-${Math.round(cover.focus.y * 4) * 25}`;
  return (
    <img
      className={styles.sent}
      alt={alt}
      {...{ sizes, srcSet }}
      src={pictureAddress(cover.id, "960")}
      data-focus={place}
      loading={isPriority ? "eager" : "lazy"}
    />
  );
}
