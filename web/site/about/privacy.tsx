import { Link } from "react-router";
import { m } from "#messages/messages.js";
import { useSiteData } from "../site-data.ts";
import { sitePath } from "../site-path.ts";
import { DataLedger } from "./data-ledger.tsx";
import styles from "./legal.module.css";
import { LegalArticle } from "./legal-article.tsx";
import { LegalSection } from "./legal-section.tsx";

/** What is kept of people and why, and how to ask (LGPD); the footer points here (spec §2). */
export function Privacy() {
  const { email, address } = useSiteData().contact;
  const { street, city, postalCode } = address;
  const seat = [street, city, postalCode].filter(Boolean).join(", ");
  const rights = [
    m.about_privacy_right_1(),
    m.about_privacy_right_2(),
    m.about_privacy_right_3(),
    m.about_privacy_right_4(),
    m.about_privacy_right_5(),
    m.about_privacy_right_6(),
    m.about_privacy_right_7(),
  ];
  return (
    <LegalSection id="privacy" title={m.about_privacy_title()} lead={m.about_privacy_lead()}>
      <DataLedger />
      <div className={styles.legalArticles}>
        <LegalArticle title={m.about_privacy_rights()}>
          <p>{m.about_privacy_rights_lead()}</p>
          <ul>
            {rights.map((right) => (
              <li key={right}>{right}</li>
            ))}
          </ul>
        </LegalArticle>
        <LegalArticle title={m.about_privacy_ask()}>
          <p>{m.about_privacy_ask_1({ email })}</p>
          <p>{m.about_privacy_ask_2()}</p>
        </LegalArticle>
        <LegalArticle title={m.about_privacy_who()}>
          <p>{m.about_privacy_who_text({ email, address: seat })}</p>
        </LegalArticle>
        <LegalArticle title={m.about_privacy_shared()}>
          <p>{m.about_privacy_shared_1()}</p>
          <p>{m.about_privacy_shared_2()}</p>
        </LegalArticle>
        <LegalArticle title={m.about_privacy_abroad()}>
          <p>{m.about_privacy_abroad_text()}</p>
        </LegalArticle>
        <LegalArticle title={m.about_privacy_children()}>
          <p>{m.about_privacy_children_text()}</p>
        </LegalArticle>
        <LegalArticle title={m.about_privacy_automatic()}>
          <p>{m.about_privacy_automatic_text()}</p>
        </LegalArticle>
        <LegalArticle title={m.about_privacy_safety()}>
          <p>{m.about_privacy_safety_text()}</p>
        </LegalArticle>
        <LegalArticle title={m.footer_cookies()}>
          <p>{m.about_privacy_cookies_text()}</p>
          <p>
            <Link className="text-link" to={sitePath("/cookies")}>
              {m.about_privacy_cookies()}
            </Link>
          </p>
        </LegalArticle>
      </div>
    </LegalSection>
  );
}
