import { type FormEvent, useState } from "react";
import { COMMENTS_AT_ONCE, type Comment, MAX_COMMENT, type TimelinePost } from "#domain/timeline/timeline.ts";
import { m } from "#messages/messages.js";
import { formatMoment } from "#web/locale/format.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { Removed } from "./removed.tsx";
import { ReportDialog } from "./report-dialog.tsx";
import styles from "./timeline.module.css";
import { addComment, muteMember, useTalk, withdrawComment } from "./timeline.ts";
import { troubleOf } from "./words.ts";

/** The conversation under a post, as it goes on, and a place to answer. */
export function Talk({ post }: { post: TimelinePost }) {
  const [many, setMany] = useState(COMMENTS_AT_ONCE);
  const query = useTalk(post.id, many);
  return (
    <section className={styles.talk} aria-label={m.timeline_talk({ name: post.author.name })}>
      <QueryView query={query} lines={2}>
        {({ comments, hasEarlier }) => (
          <>
            {hasEarlier && (
              <Button
                look="quiet"
                size="small"
                isBusy={query.isPlaceholderData}
                onClick={() => setMany(many + COMMENTS_AT_ONCE)}
              >
                {m.timeline_earlier()}
              </Button>
            )}
            <ul aria-live="polite">
              {comments.map((comment) => (
                <CommentRow key={comment.id} {...{ comment }} postId={post.id} />
              ))}
            </ul>
          </>
        )}
      </QueryView>
      {post.state === "published" && <CommentForm post={post} />}
    </section>
  );
}

function CommentRow({ comment, postId }: { comment: Comment; postId: string }) {
  const [isReporting, setIsReporting] = useState(false);
  const { run: withdraw, isBusy } = useWrite(withdrawComment);
  const { run: mute } = useWrite(muteMember);
  const { id, author, text, isMine, state, removal, createdAt } = comment;
  const takeBack = async () => {
    const trouble = troubleOf(await withdraw({ id }));
    if (trouble) toast({ tone: "bad", text: trouble });
  };
  return (
    <li>
      <p>
        <b>{author.name}</b> <span className="note">{formatMoment(createdAt)}</span>
      </p>
      {state === "held" && <p className={styles.state}>{m.timeline_held()}</p>}
      {removal && <Removed removal={removal} />}
      <p className={styles.commentText}>{text}</p>
      {state !== "removed" && (
        <button
          type="button"
          className="text-link touch-target note"
          aria-busy={isBusy}
          onClick={() => (isMine ? void takeBack() : setIsReporting(true))}
        >
          {isMine ? m.timeline_withdraw() : m.timeline_report()}
          <span className="sr-only">: {text.slice(0, 60)}</span>
        </button>
      )}
      {isReporting && (
        <ReportDialog
          subject={{ postId, commentId: id }}
          author={author}
          onMute={() => mute({ id: author.id, isOn: true })}
          onClose={() => setIsReporting(false)}
        />
      )}
    </li>
  );
}

function CommentForm({ post: { id, author } }: { post: TimelinePost }) {
  const [text, setText] = useState("");
  const [trouble, setTrouble] = useState<string>();
  const { run: add, isBusy } = useWrite(addComment);
  const label = m.timeline_answer({ name: author.name.split(" ")[0] ?? author.name });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return;
    const outcome = await add({ id, text: text.trim() });
    setTrouble(troubleOf(outcome));
    if (outcome.state === "done") setText("");
  };
  return (
    <form className={styles.answer} onSubmit={(event) => void submit(event)}>
      {trouble && <Notice tone="bad">{trouble}</Notice>}
      <textarea
        aria-label={label}
        placeholder={label}
        value={text}
        rows={1}
        maxLength={MAX_COMMENT}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" look="outline" size="small" isBusy={isBusy}>
        {m.timeline_send()}
      </Button>
    </form>
  );
}
