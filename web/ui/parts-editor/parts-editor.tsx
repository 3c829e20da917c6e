import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { Notice } from "../notice.tsx";
import styles from "./parts-editor.module.css";

type Children = { children: ReactNode };

/** A document that is written in parts, one section below the other. */
export function Editor({ children }: Children) {
  return <div className={`work ${styles.editor}`}>{children}</div>;
}

/** What is wrong with a document as it stands, in words. */
export function Faults({
  title,
  faults,
}: {
  title: string;
  faults: readonly { key: string; text: string }[];
}) {
  return (
    <Notice tone="warn">
      <p>{title}</p>
      <ul className={styles.faults}>
        {faults.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </Notice>
  );
}

type PartsProps<Part> = {
  id: string;
  title: string;
  parts: readonly Part[];
  /** What a part is called while it is closed. */
  nameOf: (part: Part, at: number) => string;
  add: { label: string; isFull?: boolean; onAdd: () => void };
  children: (part: Part, at: number) => ReactNode;
};

/** The parts of one kind in their order, each to be opened, and a button that adds one. */
export function Parts<Part extends { key: string }>(props: PartsProps<Part>) {
  const { id, title, parts, nameOf, add, children } = props;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {parts.map((part, at) => (
        <details key={part.key} className={styles.part}>
          <summary>
            <ChevronRight size={14} strokeWidth={1.5} aria-hidden="true" />
            {nameOf(part, at)}
          </summary>
          {children(part, at)}
        </details>
      ))}
      <Button
        className={styles.add}
        look="outline"
        size="work"
        disabled={add.isFull ?? false}
        onClick={add.onAdd}
      >
        {add.label}
      </Button>
    </section>
  );
}

/** The fields of a part, one below the other. */
export function PartFields({ children }: Children) {
  return <div className={styles.fields}>{children}</div>;
}

/** Short fields beside each other. */
export function PartRow({ children }: Children) {
  return <div className={styles.row}>{children}</div>;
}

/** One of several things within a part. */
export function PartOption({ children }: Children) {
  return <div className={styles.option}>{children}</div>;
}

/** What can be done with a part as a whole. */
export function PartMoves({ children }: Children) {
  return <div className={styles.moves}>{children}</div>;
}
