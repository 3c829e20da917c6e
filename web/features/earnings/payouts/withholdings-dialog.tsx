import { useState } from "react";
import type { Payout, PayoutBatch } from "#domain/payouts/payouts.ts";
import { type WithholdingKind, withholdingKinds } from "#domain/payouts/reckoning.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { MoveDialog } from "../moves/move-dialog.tsx";
import { withholdingNames } from "./names.ts";
import styles from "./payouts.module.css";
import { withhold } from "./payouts.ts";

const MOST = 8;
type WithholdingsDialogProps = { payout: Payout; batch: PayoutBatch; onClose: () => void };

/** What is kept back of a payout: kinds and rates; a line left empty is none. */
export function WithholdingsDialog({ payout, batch, onClose }: WithholdingsDialogProps) {
  const { run } = useWrite(withhold({ id: batch.id, payoutId: payout.id }));
  const kept = payout.withholdings;
  const [lines, setLines] = useState(Math.max(kept.length, 1));
  const send = (fields: FormData) => {
    const [kinds, rates] = [fields.getAll("kind"), fields.getAll("rate")];
    const typed = kinds
      .map((kind, at) => ({ kind: kind as WithholdingKind, rate: String(rates[at]).trim() }))
      .filter(({ rate }) => rate !== "")
      .map(({ kind, rate }) => ({ kind, rate: Math.round(Number(rate.replace(",", ".")) * 100) }));
    if (typed.some(({ rate }) => !(rate >= 1 && rate <= 9_999))) return m.payouts_withhold_wrong();
    return run({ version: batch.version, withholdings: typed });
  };
  return (
    <MoveDialog
      title={m.payouts_withhold()}
      text={m.payouts_withhold_text()}
      action={m.payouts_details_save()}
      done={m.payouts_withhold_done()}
      send={send}
      onClose={onClose}
    >
      {Array.from({ length: lines }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have their place and nothing else
        <div key={at} className={styles.pair}>
          <SelectField
            name="kind"
            label={m.payouts_withhold_kind()}
            options={withholdingKinds.map((value) => ({ value, label: withholdingNames[value]() }))}
            defaultValue={kept[at]?.kind ?? "irrf"}
          />
          <TextField
            name="rate"
            label={m.payouts_withhold_rate()}
            defaultValue={kept[at] ? String(kept[at].rate / 100).replace(".", ",") : ""}
            inputMode="decimal"
            autoComplete="off"
          />
        </div>
      ))}
      {lines < MOST && (
        <Button look="quiet" size="work" onClick={() => setLines(lines + 1)}>
          {m.payouts_withhold_more()}
        </Button>
      )}
    </MoveDialog>
  );
}
