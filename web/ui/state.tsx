import type { ReactNode } from "react";
import { Mark } from "./mark.tsx";

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
    <div className="state" role={role}>
      <Mark className="state-mark" />
      <p className="state-title">{title}</p>
      {text && <p className="state-text">{text}</p>}
      {code && <p className="state-code">{code}</p>}
      {action && <div className="state-action">{action}</div>}
    </div>
  );
}
