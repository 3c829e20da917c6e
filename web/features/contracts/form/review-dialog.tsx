import { useState } from "react";
import { contractChanges } from "#domain/hotels/contract-changes.ts";
import type { HotelContract, NewContract } from "#domain/hotels/contract-versions.ts";
import { m } from "#messages/messages.js";
import { formatCalendarDay } from "#web/locale/format.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFooter } from "#web/ui/dialog-footer.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { ContractTerms } from "../contract-terms.tsx";
import { writeContract } from "../contracts.ts";
import { TermChanges } from "../term-changes.tsx";
import { refusalText } from "./refusal-text.ts";

type ReviewDialogProps = {
  contract: HotelContract;
  next: NewContract;
  onBack: () => void;
  onWritten: () => void;
};

/** What the next version changes, before it is written for good. */
export function ReviewDialog({ contract: { hotel, versions }, next, onBack, onWritten }: ReviewDialogProps) {
  const [failure, setFailure] = useState<string>();
  const { run, isBusy } = useWrite(writeContract);
  const [before] = versions;
  const version = next.basedOn + 1;
  const write = async () => {
    const outcome = await run({ hotelId: hotel.id, contract: next });
    if (outcome.state !== "done") return setFailure(refusalText(outcome));
    toast({ text: m.contracts_written({ version }) });
    onWritten();
  };
  return (
    <Dialog
      isOpen
      isWide
      onOpenChange={onBack}
      title={m.contracts_review_title({ version, date: formatCalendarDay(next.startsOn) })}
      actions={
        <DialogFooter onBack={onBack} isBusy={isBusy} onClick={() => void write()}>
          {m.contracts_write({ version })}
        </DialogFooter>
      }
    >
      <div className="stack">
        {failure && <Notice tone="bad">{failure}</Notice>}
        {before ? (
          <TermChanges
            before={before.terms}
            after={next.terms}
            changes={contractChanges(before.terms, next.terms)}
          />
        ) : (
          <ContractTerms terms={next.terms} />
        )}
      </div>
    </Dialog>
  );
}
