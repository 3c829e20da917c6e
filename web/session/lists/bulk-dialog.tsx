import { type FormEvent, useId, useState } from "react";
import type { BulkCheck, BulkItem, BulkRun } from "#domain/bulk/bulk.ts";
import { m } from "#messages/messages.js";
import { formatNumber } from "#web/locale/format.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFooter } from "#web/ui/dialog-footer.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { QueryView } from "../queries/query-view.tsx";
import { useWrite } from "../queries/use-write.ts";
import { type BulkChoice, startBulk, useBulkCheck } from "./bulk.ts";
import styles from "./lists.module.css";
import { refusedBecause } from "./refused-because.ts";

type BulkDialogProps = {
  choice: BulkChoice;
  items: BulkItem[];
  onClose: () => void;
  onStarted: (run: BulkRun) => void;
};

/** What an action would do to everything selected, before anything is done; then the word to do it. */
export function BulkDialog({ choice, items, onClose, onStarted }: BulkDialogProps) {
  const formId = useId();
  const check = useBulkCheck({ action: choice.id, items });
  const { run, isBusy } = useWrite(startBulk);
  const [failure, setFailure] = useState<"reason" | "other">();
  const begin = async (reason: string) => {
    if (choice.reason === "needed" && !reason) return setFailure("reason");
    const out = new Set(check.data?.refused.map(({ id }) => id));
    const chosen = items.filter(({ id }) => !out.has(id));
    const sent = await run({ action: choice.id, items: chosen, ...(reason && { reason }) });
    if (sent.state !== "done") return setFailure("other");
    onStarted(sent.value);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={choice.label}
      actions={
        <DialogFooter onBack={onClose} type="submit" form={formId} isBusy={isBusy}>
          {check.data && check.data.ready > 0 && m.list_bulk_do({ count: formatNumber(check.data.ready) })}
        </DialogFooter>
      }
    >
      <form id={formId} className="work stack" noValidate onSubmit={(event) => void begin(reasonIn(event))}>
        {failure === "other" && <Notice tone="bad">{m.list_bulk_failed()}</Notice>}
        <QueryView query={check} lines={2}>
          {(value) => <Foreseen check={value} />}
        </QueryView>
        {choice.reason && (
          <TextAreaField
            name="reason"
            label={choice.reason === "may" ? m.list_bulk_note() : m.reason_label()}
            error={failure === "reason" ? m.reason_missing() : undefined}
            maxLength={500}
            required={choice.reason === "needed"}
            isOptional={choice.reason === "may"}
          />
        )}
      </form>
    </Dialog>
  );
}

/** The reason as it was typed. */
function reasonIn(event: FormEvent<HTMLFormElement>): string {
  event.preventDefault();
  return String(new FormData(event.currentTarget).get("reason") ?? "").trim();
}

function Foreseen({ check: { ready, refused } }: { check: BulkCheck }) {
  return (
    <>
      <p role="status">
        {m.list_bulk_check({ ready: formatNumber(ready), refused: formatNumber(refused.length) })}
      </p>
      {refused.length > 0 && (
        <ul className={styles.refused}>
          {refused.map(({ id, name, code }) => (
            <li key={id}>
              <b>{name || m.list_bulk_gone()}</b> {refusedBecause(code)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
