import type { ReactNode } from "react";
import { m } from "#messages/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import styles from "./tools.module.css";

type DemonstrationProps = { caption?: string; className?: string; children: ReactNode };

/** A tool at work on invented content, and the sentence that says so. */
export function Demonstration({ caption, className, children }: DemonstrationProps) {
  return (
    <figure className={classNames(styles.demonstration, className)} data-slot="demonstration">
      {children}
      <figcaption className="caption">{caption ?? m.solutions_sample()}</figcaption>
    </figure>
  );
}
