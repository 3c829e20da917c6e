import { postPath } from "#domain/posts/paths.ts";
import type { PublicStore } from "#domain/stores/stores.ts";
import { m } from "#messages/messages.js";
import { said } from "#web/locale/said.ts";
import { sitePath } from "#web/site/site-path.ts";
import styles from "./stores.module.css";

/** What the seller gives to read, in their own order. */
export function StorePosts({ store: { posts } }: { store: PublicStore }) {
  if (posts.length === 0) return null;
  return (
    <section id="posts" className={styles.posts} aria-labelledby="posts-title">
      <h2 id="posts-title">{m.stores_page_posts()}</h2>
      <ul>
        {posts.map(({ slug, title, excerpt }) => (
          <li key={slug}>
            <h3>
              <a href={sitePath(postPath(slug))}>{said(title)}</a>
            </h3>
            <p>{said(excerpt)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
