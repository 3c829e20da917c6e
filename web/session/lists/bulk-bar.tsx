import { lazy, type ReactNode, Suspense, useState } from "react";
import type { BulkItem, BulkRun } from "#domain/bulk/bulk.ts";
import { Button } from "#web/ui/button.tsx";
import type { BulkChoice, ListBulk } from "./bulk.ts";

const BulkDialog = lazy(async () => ({ default: (await import("./bulk-dialog.tsx")).BulkDialog }));
const BulkStrip = lazy(async () => ({ default: (await import("./bulk-strip.tsx")).BulkStrip }));

type Asked = { choice: BulkChoice; items: BulkItem[] };
type Started = { run: BulkRun; label: string };

/** What a list does with many rows: the buttons for its selection, and what stands on the page meanwhile. */
export function useBulkBar<Row>(bulk: ListBulk<Row> | undefined) {
  const [asked, setAsked] = useState<Asked>();
  const [started, setStarted] = useState<Started>();
  const buttons = (rows: Row[]): ReactNode =>
    bulk?.choices.map((choice) => (
      <Button
        key={choice.id}
        look="ivory"
        size="small"
        onClick={() => setAsked({ choice, items: rows.map(bulk.item) })}
      >
        {choice.label}
      </Button>
    ));
  const page = bulk && (
    <Suspense>
      {asked && (
        <BulkDialog
          {...asked}
          onClose={() => setAsked(undefined)}
          onStarted={(run) => {
            setAsked(undefined);
            setStarted({ run, label: asked.choice.label });
          }}
        />
      )}
      {started && (
        <BulkStrip
          key={started.run.id}
          first={started.run}
          label={started.label}
          changes={bulk.changes}
          onOver={() => setStarted(undefined)}
        />
      )}
    </Suspense>
  );
  return { buttons, page };
}
