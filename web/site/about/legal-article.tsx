import type { ReactNode } from "react";
import styles from "./legal.module.css";

/** One article of a text that binds. */
export function LegalArticle({ title, children }: { title: string; children: ReactNode }) {
  return (
    <article className={styles.legalArticle}>
      <h3>{title}</h3>
      {children}
    </article>
  );
}
