import type { ReactNode } from "react";
import { Mark } from "./mark.tsx";
import styles from "./state.module.css";

type StateProps = {
  title: string;
  text?: string;
  code?: string;
  action?: ReactNode;
  role?: "alert" | "status";
};

/** The common form of a screen without its content: mark, sentence, one line, at most one action. */
export function State({ title, text, code, action, role }: StateProps) {
  return (
    <div className={styles.state} data-slot="state" role={role}>
      <Mark className={styles.stateMark} />
      <p className={styles.stateTitle}>{title}</p>
      {text && <p className={styles.stateText}>{text}</p>}
      {code && <p className={styles.stateCode}>{code}</p>}
      {action && <div className={styles.stateAction}>{action}</div>}
    </div>
  );
}
