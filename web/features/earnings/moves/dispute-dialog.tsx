import type { Commission } from "#domain/commissions/commissions.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { dispute, type Whose } from "../earnings.ts";
import { readTyped } from "../words.ts";
import { MoveDialog } from "./move-dialog.tsx";

type DisputeDialogProps = { commission: Commission; whose: Whose; onClose: () => void };

/** Says that an amount is not right, why, and what the base would be. */
export function DisputeDialog({ commission, whose, onClose }: DisputeDialogProps) {
  const { id, version, currency } = commission;
  const { run } = useWrite(dispute(whose, id));
  const send = (fields: FormData) => {
    const reason = String(fields.get("reason")).trim();
    const typed = String(fields.get("base")).trim();
    const claimedBase = typed === "" ? null : readTyped(typed, currency);
    if (reason === "" || claimedBase === undefined) return m.earnings_error_fields();
    return run({ version, reason, claimedBase });
  };
  return (
    <MoveDialog
      title={m.earnings_dispute()}
      text={m.earnings_dispute_text()}
      action={m.earnings_save()}
      done={m.earnings_disputed()}
      send={send}
      onClose={onClose}
    >
      <TextAreaField name="reason" label={m.earnings_dispute_reason()} maxLength={1_000} required />
      <TextField
        name="base"
        label={`${m.earnings_dispute_base()} (${currency})`}
        inputMode="decimal"
        autoComplete="off"
      />
    </MoveDialog>
  );
}
