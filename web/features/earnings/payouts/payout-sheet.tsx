import { useState } from "react";
import { Link } from "react-router";
import type { Payout, PayoutBatch } from "#domain/payouts/payouts.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { ReasonDialog } from "#web/ui/reason-dialog.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { refusalText } from "../words.ts";
import { PayoutPapers } from "./payout-papers.tsx";
import { PayoutAddress, PayoutSum } from "./payout-parts.tsx";
import styles from "./payouts.module.css";
import { takeOut } from "./payouts.ts";
import { WithholdingsDialog } from "./withholdings-dialog.tsx";

type PayoutSheetProps = { payout: Payout; batch: PayoutBatch };

/** What one payee gets: the rows that are its sum, where it goes, the code to pay it by, and its papers. */
export function PayoutSheet({ payout, batch }: PayoutSheetProps) {
  const { state, currency } = batch;
  return (
    <section className={styles.sheet} aria-labelledby={`payout-${payout.id}`}>
      <h2 id={`payout-${payout.id}`}>{payout.payee.name || m.payouts_left_gone()}</h2>
      <div className={styles.columns}>
        <div className={styles.rows}>
          <PayoutSum
            payout={payout}
            currency={currency}
            reference={({ commissionId, reference }) => (
              <Link to={`/admin/commissions/${commissionId}`}>{reference}</Link>
            )}
          />
          {state === "drafted" && <DraftActions payout={payout} batch={batch} />}
        </div>
        <PayoutAddress payout={payout} />
        <PayoutPapers payout={payout} batch={batch} />
      </div>
    </section>
  );
}

/** What finance does with a payout until its batch is approved: say what is kept back, or take it out. */
function DraftActions({ payout, batch }: PayoutSheetProps) {
  const [opened, setOpened] = useState<"withholdings" | "out" | null>(null);
  const close = () => setOpened(null);
  const isWithheld = payout.paper !== "asked";
  return (
    <div className={styles.actions}>
      {isWithheld && (
        <Button look="outline" size="small" onClick={() => setOpened("withholdings")}>
          {payout.paper === "came" ? m.payouts_withhold_check() : m.payouts_withhold()}
        </Button>
      )}
      {batch.payouts.length > 1 && (
        <Button look="quiet" size="small" onClick={() => setOpened("out")}>
          {m.payouts_take_out()}
          <span className="sr-only">{payout.payee.name}</span>
        </Button>
      )}
      {opened === "withholdings" && <WithholdingsDialog payout={payout} batch={batch} onClose={close} />}
      {opened === "out" && <TakeOutDialog payout={payout} batch={batch} onClose={close} />}
    </div>
  );
}

function TakeOutDialog({ payout, batch, onClose }: PayoutSheetProps & { onClose: () => void }) {
  const { run } = useWrite(takeOut({ id: batch.id, payoutId: payout.id }));
  const take = async (reason: string) => {
    const outcome = await run({ version: batch.version, reason });
    const isDone = outcome.state === "done";
    toast({ text: isDone ? m.payouts_taken_out() : refusalText(outcome), ...(!isDone && { tone: "bad" }) });
    onClose();
  };
  return (
    <ReasonDialog
      title={m.payouts_take_out()}
      text={m.payouts_take_out_text({ name: payout.payee.name })}
      action={m.payouts_take_out()}
      onConfirm={(reason) => void take(reason)}
      onClose={onClose}
    />
  );
}
