import { Link } from "react-router";
import { postPath } from "#domain/posts/paths.ts";
import type { PostCard } from "#domain/posts/posts.ts";
import { m } from "#messages/messages.js";
import { formatLongDate } from "#web/locale/format.ts";
import { sitePath } from "#web/site/site-path.ts";
import { PostCover } from "./post-cover.tsx";
import styles from "./posts.module.css";

/** Posts to read, each with its cover, day and length. */
export function PostList({ posts, level = 2 }: { posts: PostCard[]; level?: 2 | 3 }) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <ul className={styles.cards}>
      {posts.map((post) => (
        <li key={post.slug}>
          <div className={styles.plate}>
            <PostCover cover={post.cover} sizes="(max-width: 767px) 100vw, 30vw" isDecorative />
          </div>
          <p className="note">
            {m.posts_meta({ date: formatLongDate(post.publishedAt), minutes: post.minutes })}
          </p>
          <Heading className={styles.cardTitle}>
            <Link to={sitePath(postPath(post.slug))}>{post.title}</Link>
          </Heading>
          <p>{post.excerpt}</p>
        </li>
      ))}
    </ul>
  );
}

/** Where new posts are followed without an account. */
export function FeedLink() {
  return (
    <p>
      <a className="text-link" href={sitePath("/rss.xml")} type="application/rss+xml">
        {m.posts_feed()}
      </a>
    </p>
  );
}
