import { useState } from "react";
import type { CommissionSummary } from "#domain/commissions/commissions.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { confirm } from "../earnings.ts";
import { refusalText } from "../words.ts";
import { DeclareDialog } from "./declare-dialog.tsx";

type HotelSelectionProps = { rows: CommissionSummary[]; hotelId: string };

/** What a hotel does with several at once: confirm them as they were agreed, or say that they were paid. */
export function HotelSelection({ rows, hotelId }: HotelSelectionProps) {
  const [isDeclaring, setIsDeclaring] = useState(false);
  const { run, isBusy } = useWrite(confirm(hotelId));
  const open = rows.filter(({ state }) => state === "expected");
  const unpaid = rows.filter(({ state, route }) => state === "confirmed" && route === "direct");
  const confirmAll = async () => {
    const outcome = await run({ rows: open.map(({ id, version }) => ({ id, version, bases: null })) });
    const isDone = outcome.state === "done";
    toast({ text: isDone ? m.earnings_confirmed_some({ count: open.length }) : refusalText(outcome) });
  };
  return (
    <>
      {open.length > 0 && (
        <Button size="work" isBusy={isBusy} onClick={() => void confirmAll()}>
          {m.earnings_confirm_some()} ({open.length})
        </Button>
      )}
      {unpaid.length > 0 && (
        <Button look="outline" size="work" onClick={() => setIsDeclaring(true)}>
          {m.earnings_declare()} ({unpaid.length})
        </Button>
      )}
      {isDeclaring && <DeclareDialog rows={unpaid} hotelId={hotelId} onClose={() => setIsDeclaring(false)} />}
    </>
  );
}
