import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import styles from "./privacy-desk.module.css";

type DeskPanelProps = {
  title: string;
  add: { label: string; onAdd: () => void };
  children: ReactNode;
};

/** One part of the desk: its name, a button for another, and what there is of it. */
export function DeskPanel({ title, add, children }: DeskPanelProps) {
  return (
    <section aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{title}</h2>
        <Button look="outline" size="work" onClick={add.onAdd}>
          <Plus size={15} strokeWidth={1.5} aria-hidden="true" />
          {add.label}
        </Button>
      </div>
      {children}
    </section>
  );
}
