import type { CommissionSummary } from "#domain/commissions/commissions.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { declare } from "../earnings.ts";
import { sumsText } from "../words.ts";
import { MoveDialog } from "./move-dialog.tsx";

type DeclareDialogProps = {
  rows: readonly CommissionSummary[];
  hotelId: string;
  onClose: () => void;
};

/** A hotel says that it has paid: on which day, under which reference, with one proof for all where it has one. */
export function DeclareDialog({ rows, hotelId, onClose }: DeclareDialogProps) {
  const { run } = useWrite(declare(hotelId));
  const send = (fields: FormData) => {
    const paidOn = String(fields.get("paidOn"));
    const reference = String(fields.get("reference")).trim();
    if (paidOn === "" || reference === "") return m.earnings_error_fields();
    const file = fields.get("proof");
    const proof = file instanceof File && file.size > 0 ? file : null;
    return run({ rows: rows.map(({ id, version }) => ({ id, version })), paidOn, reference, proof });
  };
  const owed = rows.map(({ outstanding, currency }) => ({ amount: outstanding, currency }));
  return (
    <MoveDialog
      title={m.earnings_declare()}
      text={`${rows.map(({ reference }) => reference).join(", ")}: ${sumsText(owed)}`}
      action={m.earnings_save()}
      done={m.earnings_declared()}
      send={send}
      onClose={onClose}
    >
      {rows.some(({ route }) => route === "house") && <p>{m.earnings_declare_house()}</p>}
      <TextField name="paidOn" type="date" label={m.earnings_declare_on()} required />
      <TextField
        name="reference"
        label={m.earnings_declare_reference()}
        maxLength={60}
        autoComplete="off"
        required
      />
      <TextField
        name="proof"
        type="file"
        label={m.earnings_declare_proof()}
        hint={m.payouts_paper_hint()}
        accept="application/pdf,image/png,image/jpeg"
        isOptional
      />
    </MoveDialog>
  );
}
