import type { ProposalComment } from "#domain/proposals/proposals.ts";
import { m } from "#messages/messages.js";
import { formatMoment } from "#web/locale/format.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import styles from "./share.module.css";
import { answerOf } from "./share.ts";

type Props = { journeyId: string; comments: ProposalComment[] };

/** What clients said, each with its answers and a place for one. */
export function CommentsInbox({ journeyId, comments }: Props) {
  const said = comments.filter(({ parentId }) => parentId === null);
  if (said.length === 0) return <p className="note">{m.proposals_share_no_comments()}</p>;
  return (
    <ul className={styles.comments}>
      {said.map((comment) => (
        <li key={comment.id}>
          <Said comment={comment} />
          {comments
            .filter(({ parentId }) => parentId === comment.id)
            .map((answer) => (
              <Said key={answer.id} comment={answer} />
            ))}
          <Answer journeyId={journeyId} parentId={comment.id} />
        </li>
      ))}
    </ul>
  );
}

function Said({ comment: { name, at, body, author } }: { comment: ProposalComment }) {
  return (
    <div className={styles.said} data-author={author}>
      <p className="caption">
        {name}, {formatMoment(at)}
      </p>
      <p>{body}</p>
    </div>
  );
}

function Answer({ journeyId, parentId }: { journeyId: string; parentId: string }) {
  const { run, isBusy, hasFailed } = useWrite(answerOf(journeyId));
  const send = async (form: HTMLFormElement) => {
    const body = String(new FormData(form).get("body") ?? "");
    const outcome = await run({ parentId, body });
    if (outcome.state === "done") form.reset();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      <TextAreaField label={m.proposals_share_answer()} name="body" required maxLength={2_000} rows={2} />
      {hasFailed && <p role="alert">{m.proposals_share_failed()}</p>}
      <Button type="submit" look="outline" size="work" isBusy={isBusy}>
        {m.proposals_share_send_answer()}
      </Button>
    </form>
  );
}
