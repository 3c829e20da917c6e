import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { m } from "#messages/messages.js";
import styles from "./portal.module.css";

/** A page, and a spinner over it while the next one loads (spec §2). */
export function PageArrival({ children }: { children: ReactNode }) {
  const isLoading = useNavigation().state === "loading";
  return (
    <>
      {isLoading && (
        <div className={styles.pageSpinner} role="status" aria-label={m.state_loading()}>
          <span />
        </div>
      )}
      {children}
    </>
  );
}
