import type { CommissionSummary } from "#domain/commissions/commissions.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { approve } from "../earnings.ts";
import { refusalText } from "../words.ts";

/** What the house does with several at once: lets what it received be paid out. */
export function HouseSelection({ rows }: { rows: CommissionSummary[] }) {
  const { run, isBusy } = useWrite(approve);
  const received = rows.filter(({ state }) => state === "received");
  const send = async () => {
    const outcome = await run({ rows: received.map(({ id, version }) => ({ id, version })) });
    const isDone = outcome.state === "done";
    toast({ text: isDone ? m.earnings_approved({ count: received.length }) : refusalText(outcome) });
  };
  if (received.length === 0) return null;
  return (
    <Button size="work" isBusy={isBusy} onClick={() => void send()}>
      {m.earnings_approve()} ({received.length})
    </Button>
  );
}
