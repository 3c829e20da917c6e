import { useState } from "react";
import type { PayoutBatch } from "#domain/payouts/payouts.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { ReasonDialog } from "#web/ui/reason-dialog.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { refusalText } from "../words.ts";
import styles from "./payouts.module.css";
import { moveBatch, reverseBatch } from "./payouts.ts";

/** What an administrator may do with a batch now; in words, why they may not approve it. */
export function BatchMoves({ batch }: { batch: PayoutBatch }) {
  const { moves, blocker, lacks } = batch;
  if (moves.length === 0) return null;
  return (
    <>
      {lacks && (
        <p className="note">
          {lacks === "payout_invoice_missing" ? m.payouts_lacks_invoice() : m.payouts_lacks_confirmed()}
        </p>
      )}
      {blocker && (
        <p className="note">
          {blocker === "payout_same_person" ? m.payouts_same_person() : m.payouts_needs_factor()}
        </p>
      )}
      <div className={styles.actions}>
        {blocker === "second_factor_needed" && (
          <ButtonLink look="outline" size="work" to="/admin/profile#seguranca">
            {m.payouts_details_factor_way()}
          </ButtonLink>
        )}
        {moves.includes("approved") && !blocker && !lacks && (
          <MoveButton batch={batch} verb="approve" label={m.payouts_approve()} done={m.payouts_approved()} />
        )}
        {moves.includes("sent") && (
          <MoveButton batch={batch} verb="send" label={m.payouts_send()} done={m.payouts_sent()} />
        )}
        {moves.includes("settled") && (
          <MoveButton batch={batch} verb="settle" label={m.payouts_settle()} done={m.payouts_settled()} />
        )}
        {moves.includes("reversed") && <ReverseButton batch={batch} />}
      </div>
    </>
  );
}

type MoveProps = { batch: PayoutBatch; verb: "approve" | "send" | "settle"; label: string; done: string };

function MoveButton({ batch: { id, version }, verb, label, done }: MoveProps) {
  const { run, isBusy } = useWrite(moveBatch(id, verb));
  const move = async () => {
    const outcome = await run({ version });
    const isDone = outcome.state === "done";
    toast({ text: isDone ? done : refusalText(outcome), ...(!isDone && { tone: "bad" }) });
  };
  return (
    <Button size="work" isBusy={isBusy} onClick={() => void move()}>
      {label}
    </Button>
  );
}

function ReverseButton({ batch: { id, version, state } }: { batch: PayoutBatch }) {
  const [isOpen, setIsOpen] = useState(false);
  const { run } = useWrite(reverseBatch(id));
  const label = state === "sent" || state === "settled" ? m.payouts_reverse() : m.payouts_drop();
  const reverse = async (reason: string) => {
    const outcome = await run({ version, reason });
    const isDone = outcome.state === "done";
    toast({ text: isDone ? m.payouts_reversed() : refusalText(outcome), ...(!isDone && { tone: "bad" }) });
    setIsOpen(false);
  };
  return (
    <>
      <Button look="outline" size="work" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <ReasonDialog
          isForRecord
          title={label}
          text={m.payouts_reverse_text()}
          action={label}
          onConfirm={(reason) => void reverse(reason)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
