import { m } from "#messages/messages.js";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { UpdateItem } from "./update-item.tsx";
import styles from "./updates.module.css";
import { markUpdatesRead, useUpdatesReading } from "./updates.ts";

/** The news of the platform as a page, with the way to mark all as read. */
export function UpdatesPage() {
  const { run: markRead } = useWrite(markUpdatesRead);
  return (
    <QueryView query={useUpdatesReading()} lines={8}>
      {({ updates, unread }) =>
        updates.length === 0 ? (
          <EmptyState title={m.updates_none()} />
        ) : (
          <>
            {unread > 0 && (
              <p className={styles.pageBar}>
                <Button look="outline" size="small" onClick={() => void markRead("all")}>
                  {m.updates_mark_all()}
                </Button>
              </p>
            )}
            <ul className={styles.pageList}>
              {updates.map((update) => (
                <UpdateItem key={update.id} update={update} />
              ))}
            </ul>
          </>
        )
      }
    </QueryView>
  );
}
