import { MessageCircle } from "lucide-react";
import type { PublicStore } from "#domain/stores/stores.ts";
import { m } from "#messages/messages.js";
import { said } from "#web/locale/said.ts";
import { Picture } from "#web/ui/picture.tsx";
import styles from "./stores.module.css";
import { TalkLink } from "./talk-link.tsx";
import { TierSeal } from "./tier-seal.tsx";

/** The seal, the sentence, and the two ways on, beside the picture. */
export function StoreOpening({ store, isPreview }: { store: PublicStore; isPreview: boolean }) {
  const Title = isPreview ? "p" : "h1";
  const { seller, picture, sections } = store;
  const headline = said(store.headline) || m.stores_preview_empty();
  return (
    <section className={styles.opening}>
      <div className={styles.openingWords}>
        <TierSeal tier={seller.tier} />
        <Title className={styles.headline}>{headline}</Title>
        <div className={styles.ways}>
          {seller.whatsapp && (
            <TalkLink slug={store.slug} className={styles.button}>
              <MessageCircle size={18} strokeWidth={1.4} aria-hidden="true" />
              {m.stores_page_talk()}
            </TalkLink>
          )}
          {sections.includes("contact") && (
            <a className={styles.button} data-look={seller.whatsapp ? "line" : undefined} href="#contact">
              {m.stores_page_write()}
            </a>
          )}
        </div>
      </div>
      <div className={styles.plate}>
        <Picture name={picture} sizes="(max-width: 1023px) 100vw, 34vw" isPriority={!isPreview} />
      </div>
    </section>
  );
}
