import { type UseFormReturn, useWatch } from "react-hook-form";
import { previewCommission } from "#domain/commissions/preview.ts";
import type { BookingTerms } from "#domain/hotels/contract-versions.ts";
import { m } from "#messages/messages.js";
import { formatCalendarDay, formatMoney } from "#web/locale/format.ts";
import styles from "../bookings.module.css";
import { roomsOf, type StayValues } from "./stay-values.ts";

type CommissionPreviewProps = { form: UseFormReturn<StayValues>; terms: BookingTerms | undefined };

/** What the stay would earn, as it is being written. */
export function CommissionPreview({ form, terms }: CommissionPreviewProps) {
  const [rooms, checkOut] = useWatch({ control: form.control, name: ["rooms", "checkOut"] });
  const preview = terms && previewCommission(terms, { checkOut, rooms: roomsOf(rooms, terms.currency) });
  return (
    <p className={styles.preview} role="status">
      {preview ? (
        <>
          <b>{m.bookings_preview({ amount: formatMoney(preview.amount, preview.currency) })}</b>{" "}
          {preview.dueOn
            ? m.bookings_preview_due({
                base: formatMoney(preview.base, preview.currency),
                day: formatCalendarDay(preview.dueOn),
              })
            : m.bookings_preview_base({ base: formatMoney(preview.base, preview.currency) })}
        </>
      ) : (
        m.bookings_preview_none()
      )}
      {terms?.hasTierBonus && <> {m.bookings_preview_bonus()}</>}
    </p>
  );
}
