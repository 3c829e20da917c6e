import type { PublicStore, StoreSeller } from "#domain/stores/stores.ts";
import { m } from "#messages/messages.js";
import { said } from "#web/locale/said.ts";
import { languagesLine, specialtiesLine } from "../words.ts";
import styles from "./stores.module.css";

/** Where, in which languages, for what: as much of it as the seller shows. */
export function StoreFacts({ seller }: { seller: StoreSeller }) {
  const { city, languages, specialties, agency } = seller;
  const facts = [
    { label: m.stores_page_where(), value: city },
    { label: m.stores_page_languages(), value: languages.length > 0 ? languagesLine(languages) : null },
    {
      label: m.stores_page_specialties(),
      value: specialties.length > 0 ? specialtiesLine(specialties) : null,
    },
    { label: m.stores_page_agency(), value: agency },
  ].filter(({ value }) => value);
  if (facts.length === 0) return null;
  return (
    <section aria-label={m.stores_page_facts()}>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The seller in their own words. */
export function StoreAbout({ store: { bio, seller } }: { store: PublicStore }) {
  const paragraphs = said(bio)
    .split(/\n{2,}/)
    .filter((words) => words.trim() !== "");
  if (paragraphs.length === 0) return null;
  return (
    <section id="about" className={styles.about} aria-labelledby="about-title">
      <div className={styles.aboutHead}>
        <h2 id="about-title">{m.stores_page_about()}</h2>
        {seller.photoUrl && <img src={seller.photoUrl} alt={seller.name} width="160" height="160" />}
      </div>
      <div className={styles.aboutWords}>
        {paragraphs.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
    </section>
  );
}
