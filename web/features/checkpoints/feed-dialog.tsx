import { useQuery } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { m } from "#messages/messages.js";
import { formatDateTime } from "#web/locale/format.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import styles from "./checkpoints.module.css";
import { feedQuery, renewFeed, revokeFeed } from "./checkpoints.ts";

/** The address a calendar program subscribes to: made, copied, changed and taken back. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(feedQuery());
  const { run: renew, isBusy: isRenewing } = useWrite(renewFeed);
  const { run: revoke, isBusy: isRevoking } = useWrite(revokeFeed);
  const say = (isDone: boolean, text: string) => toast({ text: isDone ? text : m.account_error_other() });
  const change = async (isFirst: boolean) => {
    const { state } = await renew(null);
    if (!isFirst || state !== "done") say(state === "done", m.checkpoints_feed_renewed());
  };
  const takeBack = async () => say((await revoke(null)).state === "done", m.checkpoints_feed_revoked());
  const copy = async (url: string) => {
    await navigator.clipboard?.writeText(url);
    toast({ text: m.checkpoints_feed_copied() });
  };
  return (
    <Dialog isOpen onOpenChange={onClose} title={m.checkpoints_feed_title()}>
      <div className="work stack">
        <p>{m.checkpoints_feed_text()}</p>
        <QueryView query={query} lines={2}>
          {({ url, readAt }) =>
            url === null ? (
              <Button size="work" isBusy={isRenewing} onClick={() => void change(true)}>
                {m.checkpoints_feed_create()}
              </Button>
            ) : (
              <>
                <TextField label={m.checkpoints_feed_address()} value={url} readOnly />
                <p className="note">
                  {readAt
                    ? m.checkpoints_feed_read({ at: formatDateTime(readAt) })
                    : m.checkpoints_feed_unread()}
                </p>
                <div className={styles.choices}>
                  <Button look="outline" size="work" onClick={() => void copy(url)}>
                    <Copy size={15} strokeWidth={1.5} aria-hidden="true" /> {m.checkpoints_feed_copy()}
                  </Button>
                  <Button look="quiet" size="work" isBusy={isRenewing} onClick={() => void change(false)}>
                    {m.checkpoints_feed_renew()}
                  </Button>
                  <Button look="quiet" size="work" isBusy={isRevoking} onClick={() => void takeBack()}>
                    {m.checkpoints_feed_revoke()}
                  </Button>
                </div>
              </>
            )
          }
        </QueryView>
      </div>
    </Dialog>
  );
}
