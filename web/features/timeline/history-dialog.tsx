import { useState } from "react";
import type { TimelinePost } from "#domain/timeline/timeline.ts";
import { m } from "#messages/messages.js";
import { formatMoment } from "#web/locale/format.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import styles from "./timeline.module.css";
import { useHistory } from "./timeline.ts";

/** Says that a post was edited, and opens how it read before. */
export function HistoryButton({ post: { id, editedAt } }: { post: TimelinePost }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!editedAt) return null;
  return (
    <>
      <button type="button" className="text-link touch-target" onClick={() => setIsOpen(true)}>
        {m.timeline_edited({ date: formatMoment(editedAt) })}
      </button>
      {isOpen && (
        <Dialog isOpen onOpenChange={setIsOpen} title={m.timeline_history()}>
          <Wordings id={id} />
        </Dialog>
      )}
    </>
  );
}

function Wordings({ id }: { id: string }) {
  return (
    <QueryView query={useHistory(id)} lines={3}>
      {({ wordings }) => (
        <ol className={styles.wordings}>
          {wordings.map(({ text, replacedAt }) => (
            <li key={replacedAt}>
              <p>{text}</p>
              <p className="note">{m.timeline_until({ date: formatMoment(replacedAt) })}</p>
            </li>
          ))}
        </ol>
      )}
    </QueryView>
  );
}
