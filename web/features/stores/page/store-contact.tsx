import { Download, MessageCircle } from "lucide-react";
import type { ReactNode } from "react";
import { storePath } from "#domain/stores/store-path.ts";
import type { PublicStore } from "#domain/stores/stores.ts";
import { m } from "#messages/messages.js";
import { sitePath } from "#web/site/site-path.ts";
import styles from "./stores.module.css";
import { TalkLink } from "./talk-link.tsx";

type StoreContactProps = { store: PublicStore; form: ReactNode; hasCode: boolean };

/** The ways to reach the seller, and a card with the code that opens this page. */
export function StoreContact({ store, form, hasCode }: StoreContactProps) {
  const { seller, slug } = store;
  return (
    <section id="contact" className={styles.contact} aria-labelledby="contact-title">
      <div className={styles.contactWords}>
        <h2 id="contact-title">{m.stores_page_contact()}</h2>
        <p className={styles.lead}>{m.stores_page_contact_text()}</p>
        <div className={styles.ways}>
          {seller.whatsapp && (
            <TalkLink slug={slug} className={styles.button}>
              <MessageCircle size={18} strokeWidth={1.4} aria-hidden="true" />
              WhatsApp
            </TalkLink>
          )}
          <a
            className={styles.button}
            data-look="line"
            href={`/api/stores/${slug}/contact`}
            download={`${slug}.vcf`}
          >
            <Download size={18} strokeWidth={1.4} aria-hidden="true" />
            {m.stores_page_save()}
          </a>
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a card of somebody, not a group of fields */}
        <div className={styles.card} role="group" aria-label={m.stores_page_card({ name: seller.name })}>
          <div>
            <b>{seller.name}</b>
            {seller.agency && <small>{seller.agency}</small>}
            <p>
              {seller.whatsapp && <span>{seller.whatsapp}</span>}
              <span>{sitePath(storePath(slug))}</span>
            </p>
          </div>
          {hasCode && (
            <img
              src={`/api/stores/${slug}/code`}
              alt={m.stores_page_code()}
              width="144"
              height="144"
              loading="lazy"
            />
          )}
        </div>
      </div>
      <div className={styles.contactForm}>{form}</div>
    </section>
  );
}
