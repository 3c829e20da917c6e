import type { Commission } from "#domain/commissions/commissions.ts";
import { m } from "#messages/messages.js";
import { typedAmount } from "#web/locale/amounts.ts";
import { formatMoney } from "#web/locale/format.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { confirm, decide } from "../earnings.ts";
import { readTyped } from "../words.ts";
import { MoveDialog } from "./move-dialog.tsx";

type BasesDialogProps = { commission: Commission; hotelId: string | null; onClose: () => void };

/** The base of each room: a hotel fixes it after check-out, the house by a decision with its reason. */
export function BasesDialog({ commission, hotelId, onClose }: BasesDialogProps) {
  const { id, version, lines, currency } = commission;
  const byHotel = useWrite(confirm(hotelId ?? ""));
  const byHouse = useWrite(decide(id));
  const isHouse = hotelId === null;
  const send = (fields: FormData) => {
    const bases = lines.map((_, at) => readTyped(String(fields.get(`base-${at}`)), currency));
    const reason = String(fields.get("reason") ?? "").trim();
    if (bases.some((base) => base === undefined) || (isHouse && reason === ""))
      return m.earnings_error_fields();
    const known = bases as number[];
    return isHouse
      ? byHouse.run({ version, reason, bases: known })
      : byHotel.run({ rows: [{ id, version, bases: known }] });
  };
  return (
    <MoveDialog
      title={isHouse ? m.earnings_decide() : m.earnings_confirm()}
      text={isHouse ? m.earnings_decide_text() : m.earnings_confirm_text()}
      action={isHouse ? m.earnings_decide() : m.earnings_confirm()}
      done={isHouse ? m.earnings_decided() : m.earnings_confirmed()}
      send={send}
      onClose={onClose}
    >
      {lines.map((line, at) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: rooms have their place and nothing else
          key={at}
          name={`base-${at}`}
          label={`${m.earnings_confirm_base({ category: line.category })} (${currency})`}
          hint={m.earnings_why_agreed({ agreed: formatMoney(line.agreed, currency) })}
          defaultValue={typedAmount(line.base, currency)}
          inputMode="decimal"
          autoComplete="off"
        />
      ))}
      {isHouse && (
        <TextAreaField name="reason" label={m.earnings_dispute_reason()} maxLength={1_000} required />
      )}
    </MoveDialog>
  );
}
