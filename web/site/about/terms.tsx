import { m } from "#messages/messages.js";
import styles from "./legal.module.css";
import { LegalArticle } from "./legal-article.tsx";
import { LegalSection } from "./legal-section.tsx";

/** The rules of the site, the portal and the proposals; the footer points here (spec §2). */
export function Terms() {
  return (
    <LegalSection id="terms" title={m.about_terms_title()} lead={m.about_terms_lead()}>
      <div className={styles.legalArticles}>
        {articles().map(({ title, text }) => (
          <LegalArticle key={title} title={title}>
            <p>{text}</p>
          </LegalArticle>
        ))}
      </div>
    </LegalSection>
  );
}

function articles() {
  return [
    { title: m.about_terms_house(), text: m.about_terms_house_text() },
    { title: m.about_terms_account(), text: m.about_terms_account_text() },
    { title: m.about_terms_prices(), text: m.about_terms_prices_text() },
    { title: m.about_terms_materials(), text: m.about_terms_materials_text() },
    { title: m.about_terms_proposals(), text: m.about_terms_proposals_text() },
    { title: m.about_terms_money(), text: m.about_terms_money_text() },
    { title: m.about_terms_conduct(), text: m.about_terms_conduct_text() },
    { title: m.about_terms_machines(), text: m.about_terms_machines_text() },
    { title: m.about_terms_duty(), text: m.about_terms_duty_text() },
    { title: m.about_terms_change(), text: m.about_terms_change_text() },
    { title: m.about_terms_law(), text: m.about_terms_law_text() },
  ];
}
