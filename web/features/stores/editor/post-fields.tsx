import { MAX_STORE_POSTS } from "#domain/stores/stores.ts";
import { m } from "#messages/messages.js";
import { said } from "#web/locale/said.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import styles from "./editor.module.css";
import type { Dressing } from "./use-dress.ts";

/** Which posts of the house the seller gives to read, in the order they were chosen. */
export function PostFields({ dressing: { kept, dress, change } }: { dressing: Dressing }) {
  const { posts } = dress;
  return (
    <fieldset>
      <legend>{m.stores_posts()}</legend>
      <p className="note">{kept.readings.length > 0 ? m.stores_posts_hint() : m.stores_posts_none()}</p>
      <div className={styles.shown}>
        {kept.readings.map(({ slug, title }) => (
          <Checkbox
            key={slug}
            label={said(title)}
            checked={posts.includes(slug)}
            disabled={!posts.includes(slug) && posts.length >= MAX_STORE_POSTS}
            onChange={({ target }) =>
              change({ posts: target.checked ? [...posts, slug] : posts.filter((one) => one !== slug) })
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
