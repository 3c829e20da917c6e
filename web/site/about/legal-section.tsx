import type { ReactNode } from "react";
import { m } from "#messages/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import styles from "./legal.module.css";

type LegalSectionProps = { id: string; title: string; lead: string; children: ReactNode };

/** One of the two texts that bind: its name and date at the side, its articles beside them. */
export function LegalSection({ id, title, lead, children }: LegalSectionProps) {
  return (
    <section className={styles.legal} id={id} aria-labelledby={`${id}-title`}>
      <div className="wrap grid-12">
        <div className={styles.legalHead}>
          <h2 className="d2" id={`${id}-title`}>
            {title}
          </h2>
          <p className="caption">{m.about_legal_since()}</p>
        </div>
        <p className={classNames("lead", styles.legalLead)}>{lead}</p>
        {children}
      </div>
    </section>
  );
}
