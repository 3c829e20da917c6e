import { Plus } from "lucide-react";
import { useState } from "react";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import styles from "./insight.module.css";
import toolsStyles from "./tools.module.css";

/** One insight: the sentence, the comparison, what to do, where it comes from; it can be dismissed and called back. */
export function Insight() {
  const [isDismissed, setIsDismissed] = useState(false);
  return (
    <div
      className={classNames(toolsStyles.sheetCard, styles.insight)}
      data-dismissed={isDismissed || undefined}
    >
      <div aria-live="polite">
        {isDismissed ? (
          <p>{m.solutions_insight_dismissed()}</p>
        ) : (
          <>
            <p className="d3">{m.solutions_insight()}</p>
            <p>{m.solutions_insight_before()}</p>
            <p className={styles.insightAction}>{m.solutions_insight_action()}</p>
          </>
        )}
      </div>
      {!isDismissed && <Evidence />}
      <div className={styles.insightEnd}>
        <span className="caption">{m.solutions_insight_how()}</span>
        <Button look="outline" size="work" onClick={() => setIsDismissed(!isDismissed)}>
          {isDismissed ? m.solutions_undo() : m.solutions_insight_dismiss()}
        </Button>
      </div>
    </div>
  );
}

function Evidence() {
  const rows = [
    { text: m.solutions_insight_row_1(), count: 12 },
    { text: m.solutions_insight_row_2(), count: 9 },
    { text: m.solutions_insight_row_3(), count: 4 },
  ];
  return (
    <details className={styles.insightEvidence}>
      <summary>
        {m.solutions_insight_evidence()}
        <Plus size={16} strokeWidth={1.3} aria-hidden="true" />
      </summary>
      <dl>
        {rows.map(({ text, count }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd className="figures">{count}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
