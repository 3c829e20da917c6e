import type { ReactNode } from "react";

/** One article of a text that binds. */
export function LegalArticle({ title, children }: { title: string; children: ReactNode }) {
  return (
    <article className="legal-article">
      <h3>{title}</h3>
      {children}
    </article>
  );
}
