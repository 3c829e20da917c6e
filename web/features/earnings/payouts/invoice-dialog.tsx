import type { Currency } from "#domain/money/money.ts";
import { m } from "#messages/messages.js";
import { typedAmount } from "#web/locale/amounts.ts";
import { formatMoney } from "#web/locale/format.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { MoveDialog } from "../moves/move-dialog.tsx";
import { readTyped } from "../words.ts";
import { addInvoice } from "./payouts.ts";

type InvoiceDialogProps = { currency: Currency; amount: number; onClose: () => void };

/** Asks a company for its invoice: number, amount and file. */
export function InvoiceDialog({ currency, amount, onClose }: InvoiceDialogProps) {
  const { run } = useWrite(addInvoice);
  const send = (fields: FormData) => {
    const number = String(fields.get("number") ?? "").trim();
    const typed = readTyped(String(fields.get("amount") ?? ""), currency);
    const file = fields.get("file");
    if (!/^[A-Za-z0-9][A-Za-z0-9./-]{0,39}$/.test(number)) return m.payouts_invoice_number_wrong();
    if (typed !== amount) return m.payouts_invoice_amount_wrong({ amount: formatMoney(amount, currency) });
    if (!(file instanceof File) || file.size === 0) return m.payouts_invoice_file_missing();
    return run({ currency, number, amount: typed, file });
  };
  return (
    <MoveDialog
      title={m.payouts_invoice_add()}
      text={m.payouts_invoice_text({ amount: formatMoney(amount, currency) })}
      action={m.payouts_invoice_send()}
      done={m.payouts_invoice_kept()}
      send={send}
      onClose={onClose}
    >
      <TextField name="number" label={m.payouts_invoice_no()} maxLength={40} autoComplete="off" required />
      <TextField
        name="amount"
        label={`${m.payouts_invoice_amount()} (${currency})`}
        defaultValue={typedAmount(amount, currency)}
        inputMode="decimal"
        autoComplete="off"
        required
      />
      <TextField
        name="file"
        type="file"
        label={m.payouts_invoice_file()}
        hint={m.payouts_paper_hint()}
        accept="application/pdf,image/png,image/jpeg"
        required
      />
    </MoveDialog>
  );
}
