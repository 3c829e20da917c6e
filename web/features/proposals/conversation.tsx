import type { ProposalTalk } from "#domain/proposals/proposals.ts";
import { m } from "#messages/messages.js";
import { formatMoment } from "#web/locale/format.ts";
import { Button } from "#web/ui/button.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import styles from "./proposals.module.css";

type Props = { blockId: string | null; snapshotId: string; talk: ProposalTalk | null };

/** What was said of a block or of the whole, and a place to say more; it works without scripts. */
export function Conversation({ blockId, snapshotId, talk }: Props) {
  const comments = (talk?.comments ?? []).filter((comment) => comment.blockId === blockId);
  return (
    <div className={styles.conversation}>
      {comments.length > 0 && (
        <ul className={styles.comments}>
          {comments.map(({ id, name, body, at, author }) => (
            <li key={id} data-author={author}>
              <p className={styles.commentBy}>
                <b>{name}</b> {formatMoment(at)}
              </p>
              <p>{body}</p>
            </li>
          ))}
        </ul>
      )}
      <details className={styles.comment}>
        <summary>{m.proposals_comment()}</summary>
        <form method="post" className={styles.form}>
          <input type="hidden" name="intent" value="comment" />
          <input type="hidden" name="snapshotId" value={snapshotId} />
          <input type="hidden" name="blockId" value={blockId ?? ""} />
          <TextField
            label={m.proposals_your_name()}
            name="name"
            required
            maxLength={120}
            autoComplete="name"
          />
          <TextAreaField label={m.proposals_your_comment()} name="body" required maxLength={2_000} rows={3} />
          <Button type="submit" look="outline">
            {m.proposals_send_comment()}
          </Button>
        </form>
      </details>
    </div>
  );
}
