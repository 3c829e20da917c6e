import { X } from "lucide-react";
import { Link } from "react-router";
import type { ShownCard } from "#domain/insights/insights.ts";
import { m } from "#messages/messages.js";
import { useHome } from "#web/portal/use-home.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import iconButtonStyles from "#web/ui/icon-button.module.css";
import { Sheet } from "#web/ui/sheet.tsx";
import { ComputedBy } from "../computed-by.tsx";
import styles from "../insights.module.css";
import { said } from "../insights.ts";

type EvidenceProps = { card: ShownCard; at: string; onClose: () => void; onDismiss: () => Promise<void> };

/** Why a signal is there: the rule, its threshold, its value today, and the rows it was counted from. */
export function EvidenceSheet({ card, at, onClose, onDismiss }: EvidenceProps) {
  const home = useHome();
  const { columns, rows } = card.evidence;
  return (
    <Sheet isOpen onOpenChange={onClose} label={m.insights_why()}>
      <div className={styles.sheetHead}>
        <div>
          <h2>{m.insights_why()}</h2>
          <p className="note">{said(card.sentence)}</p>
        </div>
        <button
          type="button"
          className={iconButtonStyles.iconButton}
          data-slot="icon-button"
          aria-label={m.close()}
          onClick={onClose}
        >
          <X size={18} strokeWidth={1.4} aria-hidden="true" />
        </button>
      </div>
      <div className={styles.sheetBody}>
        <p className={styles.rule}>
          <b>{said(card.name)}.</b>{" "}
          {m.insights_threshold({
            threshold: said(card.threshold),
            value: `${said(card.figure)} ${said(card.unit)}`,
          })}
        </p>
        <table className={styles.rows}>
          <caption className="sr-only">{m.insights_evidence()}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.pt} scope="col">
                  {said(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, to, cells }) => (
              <tr key={id}>
                {cells.map((cell, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells have no name but their place
                  <td key={index}>
                    {index === 0 ? <Link to={`${home}${to}`}>{said(cell)}</Link> : said(cell)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <ComputedBy method={said(card.method)} at={at} />
        <p className="note">{m.insights_correct_row()}</p>
      </div>
      <div className={styles.sheetFoot}>
        <Button look="quiet" size="work" onClick={() => void onDismiss().then(onClose)}>
          {m.insights_wrong()}
        </Button>
        <ButtonLink size="work" to={`${home}${card.action.to}`}>
          {said(card.action.label)}
        </ButtonLink>
      </div>
    </Sheet>
  );
}
