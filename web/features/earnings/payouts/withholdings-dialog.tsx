import { useState } from "react";
import { type Payout, type PayoutBatch, Withholdings } from "#domain/payouts/payouts.ts";
import { PAID_IN, withholdingKinds } from "#domain/payouts/reckoning.ts";
import { m } from "#messages/messages.js";
import { readAmount, typedAmount } from "#web/locale/amounts.ts";
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

/** What is kept back of a payout: kinds with a rate or an amount, as the invoice proposes; an empty line is none. */
export function WithholdingsDialog({ payout, batch, onClose }: WithholdingsDialogProps) {
  const { run } = useWrite(withhold({ id: batch.id, payoutId: payout.id }));
  const kept = payout.paper === "came" ? payout.proposed : payout.withholdings;
  const [lines, setLines] = useState(Math.max(kept.length, 1));
  const send = (fields: FormData) => {
    const edit = Withholdings.safeParse({ version: batch.version, withholdings: readLines(fields) });
    return edit.success ? run(edit.data) : m.payouts_withhold_wrong();
  };
  return (
    <MoveDialog
      title={payout.paper === "came" ? m.payouts_withhold_check() : m.payouts_withhold()}
      text={m.payouts_withhold_text()}
      action={m.payouts_details_save()}
      done={m.payouts_withhold_done()}
      send={send}
      onClose={onClose}
    >
      {payout.paper === "none" && <p className="note">{m.payouts_withhold_person()}</p>}
      {Array.from({ length: lines }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have their place and nothing else
        <Line key={at} kept={kept[at]} />
      ))}
      {lines < MOST && (
        <Button look="quiet" size="work" onClick={() => setLines(lines + 1)}>
          {m.payouts_withhold_more()}
        </Button>
      )}
    </MoveDialog>
  );
}

function Line({ kept }: { kept: Payout["withholdings"][number] | undefined }) {
  return (
    <div className={styles.pair}>
      <SelectField
        name="kind"
        label={m.payouts_withhold_kind()}
        options={withholdingKinds.map((value) => ({ value, label: withholdingNames[value]() }))}
        defaultValue={kept?.kind ?? "irrf"}
      />
      <TextField name="note" label={m.payouts_withhold_note()} defaultValue={kept?.note} maxLength={80} />
      <TextField
        name="rate"
        label={m.payouts_withhold_rate()}
        defaultValue={kept?.rate ? String(kept.rate / 100).replace(".", ",") : ""}
        inputMode="decimal"
        autoComplete="off"
      />
      <TextField
        name="amount"
        label={m.payouts_withhold_amount()}
        defaultValue={kept && kept.rate === null ? typedAmount(kept.amount, PAID_IN) : ""}
        inputMode="decimal"
        autoComplete="off"
      />
    </div>
  );
}

/** The lines that say something; what is no number stays one that cannot be sent. */
function readLines(fields: FormData) {
  const of = (name: string) => fields.getAll(name).map((value) => String(value).trim());
  const [kinds, notes, rates, amounts] = [of("kind"), of("note"), of("rate"), of("amount")];
  return kinds
    .map((kind, at) => ({
      ...{ kind, note: notes[at] },
      rate: rates[at] ? Math.round(Number(rates[at].replace(",", ".")) * 100) : null,
      amount: amounts[at] ? (readAmount(amounts[at], PAID_IN) ?? Number.NaN) : null,
    }))
    .filter(({ rate, amount, note }) => rate !== null || amount !== null || note !== "");
}
