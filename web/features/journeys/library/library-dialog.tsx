import { Trash2 } from "lucide-react";
import type { BlockKind } from "#domain/journeys/blocks.ts";
import type { LibraryItem } from "#domain/journeys/library.ts";
import { m } from "#messages/messages.js";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import styles from "../journeys.module.css";
import { kindName } from "../words.ts";
import { dropItem, useLibrary } from "./library.ts";

/** Everything that is kept to use again, with the way to let it go. */
export function LibraryDialog({ onClose }: { onClose: () => void }) {
  const library = useLibrary();
  const { run: drop, busyWith, hasFailed } = useWrite(dropItem);
  return (
    <Dialog isOpen isWide onOpenChange={onClose} title={m.journeys_library()}>
      <div className="work stack">
        {hasFailed && <Notice tone="bad">{m.journeys_not_sent()}</Notice>}
        <p>{m.journeys_library_text()}</p>
        <QueryView query={library}>
          {(items) =>
            items.length === 0 ? (
              <p className="note">{m.journeys_library_none()}</p>
            ) : (
              <ul className={styles.latest}>
                {items.map((item) => (
                  <li key={item.id}>
                    <b>{item.name}</b>
                    <span className="note">{whatItIs(item)}</span>
                    <Button
                      look="quiet"
                      size="small"
                      isBusy={busyWith?.id === item.id}
                      aria-label={m.journeys_library_drop({ name: item.name })}
                      onClick={() => void drop(item)}
                    >
                      <Trash2 size={15} strokeWidth={1.5} aria-hidden="true" />
                    </Button>
                  </li>
                ))}
              </ul>
            )
          }
        </QueryView>
      </div>
    </Dialog>
  );
}

function whatItIs({ kind, blockKind, days }: LibraryItem): string {
  return kind === "block" ? kindName(blockKind as BlockKind) : m.journeys_template_days({ count: days ?? 0 });
}
