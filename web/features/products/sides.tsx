import type { ReactNode } from "react";
import type { ProductContent } from "#domain/products/content.ts";
import { m } from "#messages/messages.js";
import { formatMoney } from "#web/locale/format.ts";
import { Badge } from "#web/ui/badge.tsx";
import { ProductPicture } from "./product-picture.tsx";
import styles from "./products.module.css";
import { earnsWords, kindNames, said, unitNames } from "./words.ts";

type SidesProps = { content: ProductContent; seller: string };

/** What members see beside what the public sees; what only members see is marked. */
export function ProductSides({ content, seller }: SidesProps) {
  const { price, memberPrice, currency, commission, visibility } = content;
  const amount = memberPrice ?? price;
  const shown = price === null ? m.products_on_request() : formatMoney(price, currency);
  return (
    <aside className={styles.sides} aria-label={m.products_sides()}>
      <section>
        <h2>{m.products_side_members()}</h2>
        {visibility === "private" ? (
          <p className={styles.unseen}>{m.products_unseen()}</p>
        ) : (
          <Card content={content} seller={seller}>
            <p className={styles.price}>
              {memberPrice === null ? shown : formatMoney(memberPrice, currency)}
              {price !== null && <small>{unitNames[content.unit]()}</small>}
            </p>
            {memberPrice !== null && (
              <p className={styles.small}>{m.products_public_price({ price: shown })}</p>
            )}
            <p className={styles.earns}>
              {earnsWords(commission, amount === null ? null : { amount, currency })}
            </p>
          </Card>
        )}
      </section>
      <section>
        <h2>{m.products_side_public()}</h2>
        {visibility === "public" ? (
          <Card content={content} seller={seller}>
            <p className={styles.price}>
              {shown}
              {price !== null && <small>{unitNames[content.unit]()}</small>}
            </p>
          </Card>
        ) : (
          <p className={styles.unseen}>{m.products_unseen()}</p>
        )}
      </section>
    </aside>
  );
}

function Card({ content, seller, children }: SidesProps & { children: ReactNode }) {
  const { title, summary, place, kind, isInstant, pictures } = content;
  return (
    <article className={styles.side}>
      <span className={`plate ${styles.plate}`}>
        <ProductPicture picture={pictures[0] ?? null} sizes="18rem" isDecorative />
      </span>
      <h3>{said(title) || m.products_untitled()}</h3>
      <p className={styles.small}>{[kindNames[kind](), place, seller].filter(Boolean).join(", ")}</p>
      <p>{said(summary)}</p>
      {isInstant && <Badge tone="ok">{m.products_instant()}</Badge>}
      {children}
    </article>
  );
}
