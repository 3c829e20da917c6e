import type { ReactNode } from "react";
import { Link } from "react-router";
import { Arrow } from "./arrow.tsx";
import styles from "./arrow-link.module.css";
import { classNames } from "./class-names.ts";

/** A link that leads on: words and the long arrow. */
export function ArrowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={classNames("touch-target", styles.arrowLink)} data-slot="arrow-link" to={to}>
      <span>{children}</span>
      <Arrow />
    </Link>
  );
}

/** The same words and arrow inside something that is already a link. */
export function ArrowLabel({ children }: { children: ReactNode }) {
  return (
    <span className={classNames("touch-target", styles.arrowLink)} data-slot="arrow-link">
      <span>{children}</span>
      <Arrow />
    </span>
  );
}
