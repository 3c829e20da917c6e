import { useState } from "react";
import type { Publication, SectionDraft } from "#domain/hotels/drafts/page-draft.ts";
import { m } from "#messages/messages.js";
import { formatDateTime } from "#web/locale/format.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { ChangedPictures } from "./changed-pictures.tsx";
import { Difference } from "./difference.tsx";
import styles from "./editor.module.css";
import { fieldName } from "./field-names.ts";
import { restorePublication, usePageHistory } from "./page-draft.ts";
import { refusalText } from "./refusal-text.ts";

type SectionHistoryProps = {
  hotelId: string;
  section: SectionDraft;
  /** Null for those who only read. */
  onRestored: ((section: SectionDraft) => void) | null;
};

/** Every publishing of a section: who, when, what became different, and a way back. */
export function SectionHistory({ hotelId, section, onRestored }: SectionHistoryProps) {
  const history = usePageHistory(hotelId, section.kind);
  const [openId, setOpenId] = useState<string>();
  const { run, isBusy } = useWrite(restorePublication(hotelId));
  const restore = async ({ id, language }: Publication) => {
    const version = language === "pt" ? section.ptVersion : section.enVersion;
    const done = await run({
      ...{ publicationId: id, version, operation: crypto.randomUUID() },
      frameVersion: section.frameVersion,
    });
    if (done.state === "done") {
      onRestored?.(done.value);
      toast({ text: m.editor_restored() });
    } else toast({ tone: "bad", text: refusalText(done) });
  };
  return (
    <QueryView query={history}>
      {({ publications }) => {
        if (publications.length === 0) {
          return <EmptyState title={m.editor_history_none()} text={m.editor_history_none_text()} />;
        }
        const open = publications.find(({ id }) => id === openId) ?? publications[0]!;
        const before = publications.find(
          (other) => other.language === open.language && other.version === open.version - 1,
        );
        return (
          <div className={styles.history}>
            <div>
              <Changed before={before?.words ?? {}} after={open.words} />
              {before && <ChangedPictures before={before.frame} after={open.frame} />}
              {onRestored && (
                <Button look="outline" size="work" isBusy={isBusy} onClick={() => void restore(open)}>
                  {m.editor_restore({ version: open.version, language: open.language.toUpperCase() })}
                </Button>
              )}
            </div>
            <ol className={styles.versions}>
              {publications.map((entry) => (
                <li key={entry.id}>
                  <button
                    type="button"
                    className={styles.version}
                    aria-pressed={entry.id === open.id}
                    onClick={() => setOpenId(entry.id)}
                  >
                    <b>
                      {m.editor_version({ language: entry.language.toUpperCase(), version: entry.version })}
                    </b>
                    <span>{formatDateTime(entry.at)}</span>
                    <span>{byLine(entry)}</span>
                  </button>
                </li>
              ))}
            </ol>
          </div>
        );
      }}
    </QueryView>
  );
}

function byLine({ by, isOnBehalf }: Publication): string {
  if (!by) return m.editor_by_house();
  return isOnBehalf ? m.editor_by_on_behalf({ name: by }) : by;
}

type Words = Publication["words"];

function Changed({ before, after }: { before: Words; after: Words }) {
  const places = Object.keys({ ...before, ...after }).filter(
    (at) => (before[at] ?? "") !== (after[at] ?? ""),
  );
  if (places.length === 0) return <p>{m.editor_no_changes()}</p>;
  return (
    <ul className={styles.changes}>
      {places.map((at) => (
        <li key={at}>
          <b>{fieldName(at.split(".").at(-1)!)}</b>
          <Difference before={before[at] ?? ""} after={after[at] ?? ""} />
        </li>
      ))}
    </ul>
  );
}
