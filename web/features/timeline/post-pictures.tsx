import { pictureWidths } from "#domain/hotels/picture-addresses.ts";
import type { TimelinePost } from "#domain/timeline/timeline.ts";
import { m } from "#messages/messages.js";
import styles from "./timeline.module.css";

/** The pictures of a post; each keeps its place while it is on its way. */
export function PostPictures({ pictures }: { pictures: TimelinePost["pictures"] }) {
  if (pictures.length === 0) return null;
  return (
    <ul className={styles.pictures} data-count={Math.min(pictures.length, 3)}>
      {pictures.map(({ id, alt, width, height }) => (
        <li key={id}>
          <a href={addressOf(id, "1600")} target="_blank" rel="noreferrer">
            <img
              src={addressOf(id, "960")}
              srcSet={pictureWidths.map((wide) => `${addressOf(id, wide)} ${wide}w`).join(", ")}
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

const addressOf = (id: string, width: string) => `/api/timeline-pictures/${id}?width=${width}`;
