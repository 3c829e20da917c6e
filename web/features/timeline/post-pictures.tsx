import { pictureWidths } from "#domain/hotels/picture-addresses.ts";
import type { TimelinePost } from "#domain/timeline/timeline.ts";
import { m } from "#messages/messages.js";
import styles from "./timeline.module.css";

/** The pictures of a post; each keeps its place while it is on its way. */
export function PostPictures({ pictures }: { pictures: TimelinePost["pictures"] }) {
  if (pictures.length === 0) return null;
  return (
    <ul className={styles.pictures} data-count={Math.min(pictures.length, 3)}>
      {pictures.map(({ id, url, alt, width, height }) => (
        <li key={id}>
          <a href={addressOf(url, "1600")} target="_blank" rel="noreferrer">
            <img
              src={addressOf(url, "960")}
              srcSet={pictureWidths.map((wide) => `${addressOf(url, wide)} ${wide}w`).join(", ")}
              sizes="(min-width: 768px) 40rem, 100vw"
              alt={alt || m.timeline_photo()}
              {...{ width, height }}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

const addressOf = (url: string, width: string) => `${url}&width=${width}`;
