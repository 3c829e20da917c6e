import { useDeferredValue, useState } from "react";
import { shownSections } from "#domain/stores/sections.ts";
import { type OwnStore, type PublicStore, type StoreDress, showSeller } from "#domain/stores/stores.ts";
import { Accent, accentBlocker } from "#domain/stores/themes.ts";
import { m } from "#messages/messages.js";
import { StoreView } from "../page/store-view.tsx";
import styles from "./editor.module.css";

/** The page as everybody will see it, while it is dressed; nothing in it can be pressed. */
export function StorePreview({ store, dress }: { store: OwnStore; dress: StoreDress }) {
  const [readable, setReadable] = useState(store.accent);
  const isReadable = Accent.safeParse(dress.accent).success && !accentBlocker(dress);
  if (isReadable && dress.accent !== readable) setReadable(dress.accent);
  // Drawing waits for the accent's style sheet, which would hold back what is typed as well.
  const accent = useDeferredValue(readable);
  const { sections, shows, posts, ...words } = useDeferredValue(dress);
  const shown: PublicStore = {
    ...words,
    slug: store.slug,
    accent,
    sections: shownSections(sections),
    seller: showSeller(store.seller, shows),
    products: store.products,
    posts: posts.flatMap((slug) => store.readings.filter((post) => post.slug === slug)),
  };
  return (
    <div className={styles.preview}>
      <link rel="stylesheet" href={`/api/store-accents/${shown.accent.slice(1)}`} precedence="default" />
      <p className={styles.previewNote}>{m.stores_preview()}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={styles.previewPage} tabIndex={0} aria-label={m.stores_preview()}>
        <div inert>
          <StoreView store={shown} preview={{ hasCode: store.isPublished }} />
        </div>
      </section>
    </div>
  );
}
