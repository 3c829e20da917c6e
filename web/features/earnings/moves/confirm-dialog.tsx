import { useState } from "react";
import type { Commission } from "#domain/commissions/commissions.ts";
import { m } from "#messages/messages.js";
import { formatCalendarDays } from "#web/locale/format.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import styles from "../earnings.module.css";
import { confirm, useHotelCommissions } from "../earnings.ts";
import { areFarAbove, BaseField, FarReason, readBases } from "./base-field.tsx";
import { MoveDialog } from "./move-dialog.tsx";

type ConfirmDialogProps = { ids: string[]; hotelId: string; onClose: () => void };

/** What a hotel confirms at once: stay by stay the base of each room, with how it differs from what was agreed. */
export function ConfirmDialog({ ids, hotelId, onClose }: ConfirmDialogProps) {
  const query = useHotelCommissions(hotelId, ids);
  const { run } = useWrite(confirm(hotelId));
  const [isFar, setIsFar] = useState(false);
  const send = (fields: FormData) => {
    const commissions = query.data ?? [];
    const known = commissions.flatMap((commission) => {
      const { id, version } = commission;
      const bases = readBases(fields, commission, (at) => `${id}-${at}`);
      return bases ? [{ row: { id, version, bases }, needsReason: areFarAbove(commission, bases) }] : [];
    });
    if (known.length === 0 || known.length < commissions.length) return m.earnings_error_fields();
    const needsAny = known.some(({ needsReason }) => needsReason);
    const reason = String(fields.get("reason") ?? "").trim();
    setIsFar(needsAny);
    if (needsAny && reason === "") return m.earnings_confirm_far();
    return run({ rows: known.map(({ row, needsReason }) => ({ ...row, ...(needsReason && { reason }) })) });
  };
  return (
    <MoveDialog
      title={m.earnings_confirm_some()}
      text={m.earnings_confirm_text()}
      action={`${m.earnings_confirm()} (${ids.length})`}
      done={m.earnings_confirmed_some({ count: ids.length })}
      send={send}
      onClose={onClose}
    >
      <QueryView query={query} lines={ids.length * 2}>
        {(commissions) => commissions.map((one) => <Stay key={one.id} commission={one} />)}
      </QueryView>
      {isFar && <FarReason />}
    </MoveDialog>
  );
}

function Stay({ commission }: { commission: Commission }) {
  const { id, reference, confirmationNumber, initials, checkIn, checkOut, lines, currency } = commission;
  const who = [confirmationNumber, initials, formatCalendarDays(checkIn, checkOut)].filter(Boolean);
  return (
    <fieldset className={styles.stay}>
      <legend>{reference}</legend>
      <p className="note">{who.join(" · ")}</p>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rooms have their place and nothing else
        <BaseField key={at} name={`${id}-${at}`} {...{ line, currency }} />
      ))}
    </fieldset>
  );
}
