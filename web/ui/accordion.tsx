import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./accordion.module.css";

type Item = { id: string; title: string; content: ReactNode };

/** Questions that open one at a time, by the browser's own means: found by its search, open without scripts. */
export function Accordion({ name, items }: { name: string; items: Item[] }) {
  return (
    <div className={styles.accordion}>
      {items.map((item) => (
        <details key={item.id} id={item.id} name={name}>
          <summary>
            <span className="d4">{item.title}</span>
            <Plus size={18} strokeWidth={1.2} aria-hidden="true" />
          </summary>
          <div className={styles.accordionBody} data-slot="accordion-body">
            {item.content}
          </div>
        </details>
      ))}
    </div>
  );
}
