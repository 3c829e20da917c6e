import type { ReactNode } from "react";

/** The head of a portal page: its name, one sentence, and what can be done. */
export function PageHead({ title, text, actions }: { title: string; text?: ReactNode; actions?: ReactNode }) {
  return (
    <div className="page-head">
      <div>
        <h1 className="page-title">{title}</h1>
        {text && <p>{text}</p>}
      </div>
      {actions && <div className="page-actions">{actions}</div>}
    </div>
  );
}
