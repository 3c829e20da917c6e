import type { ReactNode } from "react";
import styles from "./earnings.module.css";

/** Panels beside each other where there is room, below each other where there is none. */
export function Sides({ children }: { children: ReactNode }) {
  return <div className={styles.sides}>{children}</div>;
}
