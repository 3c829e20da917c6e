import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { BulkRun } from "#domain/bulk/bulk.ts";
import { m } from "#messages/messages.js";
import { formatNumber } from "#web/locale/format.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { readAgain } from "../queries/read-again.ts";
import { useWrite } from "../queries/use-write.ts";
import { isOver, undoBulk, useBulkRun } from "./bulk.ts";
import styles from "./lists.module.css";

type BulkStripProps = { first: BulkRun; label: string; changes: QueryKey; onOver: () => void };

/** What is about to be done, with the way back while there is one; once it is over it says what became of it. */
export function BulkStrip({ first, label, changes, onOver }: BulkStripProps) {
  const { data: run } = useBulkRun(first);
  const { run: undo, isBusy } = useWrite(undoBulk);
  const queries = useQueryClient();
  const hasEnded = isOver(run);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what became of it is said once
  useEffect(() => {
    if (!hasEnded) return;
    const words = { done: formatNumber(run.done), refused: formatNumber(run.refused.length) };
    toast({ text: run.state === "undone" ? m.list_bulk_undone() : m.list_bulk_done(words) });
    void readAgain(queries, changes);
    onOver();
  }, [hasEnded]);
  const takeBack = async () => {
    const sent = await undo(run.id);
    if (sent.state === "done") queries.setQueryData(["bulk-run", run.id], sent.value);
    else toast({ tone: "bad", text: m.list_bulk_too_late() });
  };
  return (
    <div className={styles.strip} data-bottom-bar="" role="status">
      <p>{m.list_bulk_held({ action: label, count: formatNumber(run.count) })}</p>
      {run.state === "held" && (
        <Button look="ivory" size="small" isBusy={isBusy} onClick={() => void takeBack()}>
          {m.list_bulk_undo()}
        </Button>
      )}
    </div>
  );
}
