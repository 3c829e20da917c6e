import { useState } from "react";
import type { CommissionSummary } from "#domain/commissions/commissions.ts";
import { canDeclare } from "#domain/commissions/states.ts";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { DeclareDialog } from "./declare-dialog.tsx";

type HotelSelectionProps = { rows: CommissionSummary[]; hotelId: string };

/** What a hotel does with several at once: confirm those whose guests have left, or say that they were paid. */
export function HotelSelection({ rows, hotelId }: HotelSelectionProps) {
  const [asked, ask] = useState<"confirm" | "declare">();
  const today = new Date().toISOString().slice(0, 10);
  const open = rows.filter(({ state, checkOut }) => state === "expected" && checkOut <= today);
  const unpaid = rows.filter(({ state, route, declaredOn }) =>
    canDeclare({ state, route, isDeclared: declaredOn !== null }),
  );
  if (open.length + unpaid.length === 0) return <span>{m.earnings_selection_none()}</span>;
  const close = () => ask(undefined);
  return (
    <>
      {open.length > 0 && (
        <Button size="work" onClick={() => ask("confirm")}>
          {m.earnings_confirm_some()} ({open.length})
        </Button>
      )}
      {unpaid.length > 0 && (
        <Button look="outline" size="work" onClick={() => ask("declare")}>
          {m.earnings_declare()} ({unpaid.length})
        </Button>
      )}
      {asked === "confirm" && (
        <ConfirmDialog ids={open.map(({ id }) => id)} hotelId={hotelId} onClose={close} />
      )}
      {asked === "declare" && <DeclareDialog rows={unpaid} hotelId={hotelId} onClose={close} />}
    </>
  );
}
