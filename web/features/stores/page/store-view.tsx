import { Fragment, type ReactNode } from "react";
import type { StoreSection } from "#domain/stores/sections.ts";
import type { PublicStore } from "#domain/stores/stores.ts";
import { m } from "#messages/messages.js";
import { sitePath } from "#web/site/site-path.ts";
import { StoreAbout, StoreFacts } from "./store-about.tsx";
import { StoreContact } from "./store-contact.tsx";
import { StoreOpening } from "./store-opening.tsx";
import { StorePosts } from "./store-posts.tsx";
import { StoreProducts } from "./store-products.tsx";
import styles from "./stores.module.css";

type StoreViewProps = {
  store: PublicStore;
  /** The switch of languages; the preview has none. */
  language?: ReactNode;
  /** The form to write to the seller. */
  form?: ReactNode;
  /** Inside another page, and with the code only where there is an address to open. */
  preview?: { hasCode: boolean };
};

const anchors: Partial<Record<StoreSection, { id: string; label: () => string }>> = {
  products: { id: "offers", label: m.stores_page_products_nav },
  posts: { id: "posts", label: m.stores_page_posts },
  about: { id: "about", label: m.stores_page_about_nav },
  contact: { id: "contact", label: m.stores_page_contact_nav },
};

/** A store as everybody sees it: the seller signs, we are a seal and a line at the foot. */
export function StoreView({ store, language, form, preview }: StoreViewProps) {
  const [Head, Main, Foot] = preview
    ? (["div", "div", "div"] as const)
    : (["header", "main", "footer"] as const);
  const { seller, theme, accent, sections } = store;
  const parts: Record<StoreSection, ReactNode> = {
    facts: <StoreFacts seller={seller} />,
    products: <StoreProducts store={store} />,
    posts: <StorePosts store={store} />,
    about: <StoreAbout store={store} />,
    contact: <StoreContact store={store} form={form} hasCode={preview?.hasCode ?? true} />,
  };
  const ways = sections.flatMap((kind) => (anchors[kind] && isFilled(kind, store) ? [anchors[kind]] : []));
  return (
    <div
      className={styles.store}
      data-preview={preview && ""}
      data-look={theme}
      data-accent={accent.slice(1)}
    >
      <Head className={styles.bar}>
        <div className={styles.wrap}>
          <span className={styles.sign}>{seller.agency ?? seller.name}</span>
          <nav aria-label={m.stores_page_nav()}>
            {ways.map(({ id, label }) => (
              <a key={id} href={`#${id}`}>
                {label()}
              </a>
            ))}
          </nav>
          {language}
        </div>
      </Head>
      <Main id={preview ? undefined : "content"} className={`${styles.wrap} ${styles.parts}`}>
        <StoreOpening store={store} isPreview={preview !== undefined} />
        {sections.map((kind) => (
          <Fragment key={kind}>{parts[kind]}</Fragment>
        ))}
      </Main>
      <Foot className={styles.foot}>
        <div className={styles.wrap}>
          <span>{[seller.name, seller.agency].filter(Boolean).join(", ")}</span>
          <span>
            {m.stores_page_footer()}{" "}
            <a className={styles.house} href={sitePath("/lilamonde")}>
              Lilamonde
            </a>
          </span>
        </div>
      </Foot>
    </div>
  );
}

function isFilled(kind: StoreSection, { bio, products, posts }: PublicStore): boolean {
  if (kind === "products") return products.length > 0;
  if (kind === "posts") return posts.length > 0;
  return kind !== "about" || bio.pt.trim() !== "" || bio.en.trim() !== "";
}
