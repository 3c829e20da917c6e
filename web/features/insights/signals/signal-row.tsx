import { Check, Clock, List } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import type { ShownCard } from "#domain/insights/insights.ts";
import { m } from "#messages/messages.js";
import { useHome } from "#web/portal/use-home.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { ComputedBy } from "../computed-by.tsx";
import styles from "../insights.module.css";
import { moveCard, said } from "../insights.ts";
import { ConfidenceMark } from "./confidence.tsx";
import { EvidenceSheet } from "./evidence-sheet.tsx";
import { SnoozeDialog } from "./snooze-dialog.tsx";
import { useMoves } from "./use-moves.ts";

const icon = { size: 15, strokeWidth: 1.4, "aria-hidden": true } as const;

type SignalProps = { card: ShownCard; today: string; at: string };

/** One signal: the number, the sentence, what it is compared with, how sure it is, and what to do with it. */
export function SignalRow({ card, today, at }: SignalProps) {
  const home = useHome();
  const [open, setOpen] = useState<"evidence" | "snooze" | null>(null);
  const moves = useMoves(card);
  const { run } = useWrite(moveCard);
  const count = card.evidence.rows.length;
  const follow = () => void run({ id: card.id, step: { kind: "follow" } });
  const close = () => setOpen(null);
  return (
    <li className={styles.signal} data-rule={card.rule}>
      <p className={styles.number}>
        <b>{said(card.figure)}</b>
        <span>{said(card.unit)}</span>
      </p>
      <div>
        <h3 className={styles.say}>{said(card.sentence)}</h3>
        <p className={styles.comparison}>{said(card.comparison)}</p>
        <ConfidenceMark confidence={card.confidence} basis={said(card.basis)} />
        <div className={styles.moves}>
          <Link
            to={`${home}${card.action.to}`}
            onClick={follow}
            {...buttonLook({ look: "outline", size: "work" })}
          >
            {said(card.action.label)}
          </Link>
          <Button look="quiet" size="work" onClick={() => setOpen("evidence")}>
            <List {...icon} />
            {m.insights_rows({ count })}
            <span className="sr-only">: {said(card.sentence)}</span>
          </Button>
          <span className={styles.away}>
            <Button look="quiet" size="work" onClick={() => setOpen("snooze")}>
              <Clock {...icon} />
              {m.insights_snooze()}
              <span className="sr-only">: {said(card.sentence)}</span>
            </Button>
            <Button look="quiet" size="work" isBusy={moves.isBusy} onClick={() => void moves.done()}>
              <Check {...icon} />
              {m.insights_done()}
              <span className="sr-only">: {said(card.sentence)}</span>
            </Button>
            <Button look="quiet" size="work" isBusy={moves.isBusy} onClick={() => void moves.dismiss()}>
              {m.insights_dismiss()}
              <span className="sr-only">: {said(card.sentence)}</span>
            </Button>
          </span>
        </div>
        <ComputedBy method={said(card.method)} at={at} />
      </div>
      {open === "evidence" && <EvidenceSheet card={card} at={at} onClose={close} onDismiss={moves.dismiss} />}
      {open === "snooze" && <SnoozeDialog today={today} onSnooze={moves.snooze} onClose={close} />}
    </li>
  );
}
