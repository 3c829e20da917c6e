import { Plus } from "lucide-react";
import type { ReactNode } from "react";

type Item = { id: string; title: string; content: ReactNode };

/** Questions that open one at a time, by the browser's own means: found by its search, open without scripts. */
export function Accordion({ name, items }: { name: string; items: Item[] }) {
  return (
    <div className="accordion">
      {items.map((item) => (
        <details key={item.id} id={item.id} name={name}>
          <summary>
            <span className="d4">{item.title}</span>
            <Plus size={18} strokeWidth={1.2} aria-hidden="true" />
          </summary>
          <div className="accordion-body">{item.content}</div>
        </details>
      ))}
    </div>
  );
}
