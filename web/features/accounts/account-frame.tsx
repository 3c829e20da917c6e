import type { ReactNode } from "react";
import { m } from "#messages/messages.js";
import { KeepTyped } from "#web/locale/keep-typed.tsx";
import { sitePath } from "#web/site/site-path.ts";
import { Mark } from "#web/ui/mark.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { AccountLanguage } from "./account-language.tsx";
import styles from "./accounts.module.css";

/** The courtyard on one side, what there is to do on the other. */
export function AccountFrame({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <main id="content" className={styles.account}>
      <div className={styles.accountPicture}>
        <Picture name="lilamonde-courtyard" sizes="(max-width: 900px) 100vw, 54vw" isPriority isDecorative />
        <p className="d2">
          {m.account_quote_one()}
          <br />
          {m.account_quote_two()}
        </p>
      </div>
      <div className={styles.accountPane}>
        <div className={styles.accountBar}>
          <a className={styles.accountBrand} href={sitePath("/")} aria-label={m.account_home()}>
            <Mark /> Lilamonde
          </a>
          <AccountLanguage />
        </div>
        <div className={styles.accountBox}>
          <h1 className="d3">{heading}</h1>
          <noscript>
            <p className={styles.accountAside}>{m.account_needs_scripts()}</p>
          </noscript>
          {children}
          <KeepTyped />
        </div>
        <p className={styles.accountLegal}>
          <a className="text-link touch-target" href={sitePath("/")}>
            {m.account_back_to_site()}
          </a>
          <a className="text-link touch-target" href={sitePath("/about#terms")}>
            {m.account_terms()}
          </a>
          <a className="text-link touch-target" href={sitePath("/about#privacy")}>
            {m.account_privacy()}
          </a>
        </p>
      </div>
    </main>
  );
}
