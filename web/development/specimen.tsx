import type { ReactNode } from "react";
import styles from "./development.module.css";

/** One named row of the component sheet. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.specimen}>
      <h2 className="d4">{name}</h2>
      <div className={styles.specimens}>{children}</div>
    </section>
  );
}
