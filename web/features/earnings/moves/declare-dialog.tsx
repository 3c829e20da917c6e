import type { CommissionSummary } from "#domain/commissions/commissions.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { declare } from "../earnings.ts";
import { MoveDialog } from "./move-dialog.tsx";

type DeclareDialogProps = {
  rows: readonly Pick<CommissionSummary, "id" | "version" | "reference">[];
  hotelId: string;
  onClose: () => void;
};

/** A hotel says that it has paid: on which day, under which reference. */
export function DeclareDialog({ rows, hotelId, onClose }: DeclareDialogProps) {
  const { run } = useWrite(declare(hotelId));
  const send = (fields: FormData) => {
    const paidOn = String(fields.get("paidOn"));
    const reference = String(fields.get("reference")).trim();
    if (paidOn === "" || reference === "") return m.earnings_error_fields();
    return run({ rows: rows.map(({ id, version }) => ({ id, version })), paidOn, reference });
  };
  return (
    <MoveDialog
      title={m.earnings_declare()}
      text={rows.map(({ reference }) => reference).join(", ")}
      action={m.earnings_save()}
      done={m.earnings_declared()}
      send={send}
      onClose={onClose}
    >
      <TextField name="paidOn" type="date" label={m.earnings_declare_on()} required />
      <TextField
        name="reference"
        label={m.earnings_declare_reference()}
        maxLength={60}
        autoComplete="off"
        required
      />
    </MoveDialog>
  );
}
