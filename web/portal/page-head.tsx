import type { ReactNode } from "react";
import styles from "./portal.module.css";

type PageHeadProps = { title: string; titleLanguage?: "en"; text?: ReactNode; actions?: ReactNode };

/** The head of a portal page: its name, one sentence, and what can be done. */
export function PageHead({ title, titleLanguage, text, actions }: PageHeadProps) {
  return (
    <div className={styles.pageHead}>
      <div>
        <h1 className={styles.pageTitle} lang={titleLanguage}>
          {title}
        </h1>
        {text && <p>{text}</p>}
      </div>
      {actions && <div className={styles.pageActions}>{actions}</div>}
    </div>
  );
}
