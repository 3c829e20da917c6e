import { Link } from "react-router";
import { splitMentions } from "#domain/timeline/mentions.ts";
import type { TimelinePost } from "#domain/timeline/timeline.ts";
import { useHotelAddress } from "./hotel-address.ts";
import styles from "./timeline.module.css";

/** What was said: plain words, with the hotels it names as links; one that left stays as its name. */
export function PostText({ post }: { post: Pick<TimelinePost, "text" | "mentions"> }) {
  const addressOf = useHotelAddress();
  return (
    <p className={styles.text}>
      {splitMentions(post.text, post.mentions).map(({ text, mention }, at) =>
        mention?.slug ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
          <Link key={at} to={addressOf(mention.slug)}>
            {text}
          </Link>
        ) : (
          text
        ),
      )}
    </p>
  );
}
