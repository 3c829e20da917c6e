import { type ReactNode, useEffect, useRef } from "react";
import styles from "./page-section.module.css";

type PageSectionProps = { id: string; title: string; text?: string; children: ReactNode };

/** A ruled part of a long page: its name and one sentence beside what there is to do. */
export function PageSection({ id, title, text, children }: PageSectionProps) {
  const section = useRef<HTMLElement>(null);
  // Who came for this part is led to it; the browser looked for it before there was anything.
  useEffect(() => {
    if (window.location.hash === `#${id}` && section.current) return keepInView(section.current);
  }, [id]);
  return (
    <section
      ref={section}
      className={styles.pageSection}
      data-slot="page-section"
      id={id}
      aria-labelledby={`${id}-title`}
    >
      <div className={styles.pageSectionHead}>
        <h2 id={`${id}-title`}>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      <div className={styles.pageSectionBody}>{children}</div>
    </section>
  );
}

/** Brings a part into view, and again while what stands above it still comes, until the reader does anything. */
function keepInView(part: HTMLElement): () => void {
  const reader = new AbortController();
  const settling = new ResizeObserver(() => part.scrollIntoView());
  settling.observe(document.body);
  reader.signal.addEventListener("abort", () => settling.disconnect());
  for (const act of ["wheel", "touchstart", "pointerdown", "keydown"]) {
    window.addEventListener(act, () => reader.abort(), { passive: true, signal: reader.signal });
  }
  return () => reader.abort();
}
