import type { ReactNode } from "react";
import styles from "./materials.module.css";

/** What a cell is called, said before it on a phone, where a list has no headings. */
export function PhoneNamed({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <span className={styles.phoneName}>{name}: </span>
      {children}
    </>
  );
}
