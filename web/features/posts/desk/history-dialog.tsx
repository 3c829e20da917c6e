import { useQuery } from "@tanstack/react-query";
import type { PostHistory } from "#domain/posts/posts.ts";
import { m } from "#messages/messages.js";
import { formatDateTime } from "#web/locale/format.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import styles from "./desk.module.css";
import { historyQuery } from "./desk.ts";

type Version = PostHistory["versions"][number];
type HistoryDialogProps = { id: string; onTake: (version: Version) => void; onClose: () => void };

/** How the texts of a post read before; one of them can be taken into the editor again. */
export function HistoryDialog({ id, onTake, onClose }: HistoryDialogProps) {
  return (
    <Dialog isOpen onOpenChange={onClose} title={m.posts_history()}>
      <QueryView query={useQuery(historyQuery(id))} lines={4}>
        {({ versions }) => (
          <ul className={styles.versions}>
            {versions.map((version) => (
              <li key={`${version.language} ${version.version}`}>
                <span>
                  {version.language.toUpperCase()} {version.version}, {formatDateTime(version.savedAt)}
                  {version.by ? `, ${version.by}` : ""}
                  <br />
                  {version.title}
                </span>
                <Button look="outline" size="small" onClick={() => onTake(version)}>
                  {m.posts_take_version()}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Dialog>
  );
}
