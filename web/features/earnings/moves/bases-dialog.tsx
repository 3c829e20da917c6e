import { useState } from "react";
import type { Commission } from "#domain/commissions/commissions.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { confirm, decide } from "../earnings.ts";
import { areFarAbove, BaseField, FarReason, readBases } from "./base-field.tsx";
import { MoveDialog } from "./move-dialog.tsx";

type BasesDialogProps = { commission: Commission; hotelId: string | null; onClose: () => void };

const nameOf = (at: number) => `base-${at}`;

/** The base of each room: a hotel fixes it after check-out, the house by a decision with its reason. */
export function BasesDialog({ commission, hotelId, onClose }: BasesDialogProps) {
  const { id, version, lines, currency } = commission;
  const byHotel = useWrite(confirm(hotelId ?? ""));
  const byHouse = useWrite(decide(id));
  const isHouse = hotelId === null;
  const [isFar, setIsFar] = useState(false);
  const send = (fields: FormData) => {
    const bases = readBases(fields, commission, nameOf);
    const reason = String(fields.get("reason") ?? "").trim();
    if (!bases || (isHouse && reason === "")) return m.earnings_error_fields();
    if (isHouse) return byHouse.run({ version, reason, bases });
    const needsReason = areFarAbove(commission, bases);
    setIsFar(needsReason);
    if (needsReason && reason === "") return m.earnings_confirm_far();
    return byHotel.run({ rows: [{ id, version, bases, ...(needsReason && { reason }) }] });
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
        // biome-ignore lint/suspicious/noArrayIndexKey: rooms have their place and nothing else
        <BaseField key={at} name={nameOf(at)} {...{ line, currency }} />
      ))}
      {isHouse && (
        <TextAreaField name="reason" label={m.earnings_dispute_reason()} maxLength={1_000} required />
      )}
      {isFar && <FarReason />}
    </MoveDialog>
  );
}
