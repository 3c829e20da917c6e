import { type FormEvent, useState } from "react";
import { m } from "#messages/messages.js";
import { formatLongDate } from "#web/locale/format.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import styles from "./requests.module.css";
import { addComment, useRequest } from "./requests.ts";

/** What was said about a request, and a place to say more. */
export function Conversation({ id, isClosed }: { id: string; isClosed: boolean }) {
  return (
    <section className={styles.conversation} aria-label={m.requests_open()}>
      <QueryView query={useRequest(id)} lines={2}>
        {({ comments }) => (
          <>
            {comments.length === 0 && <p className="note">{m.requests_no_comments()}</p>}
            <ul>
              {comments.map((comment) => (
                <li key={comment.id}>
                  <p>{comment.text}</p>
                  <p className="note">
                    {m.requests_by({
                      name: comment.isOfHouse ? m.requests_house() : comment.author || m.requests_member(),
                      date: formatLongDate(comment.createdAt),
                    })}
                  </p>
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryView>
      {!isClosed && <CommentForm id={id} />}
    </section>
  );
}

function CommentForm({ id }: { id: string }) {
  const [text, setText] = useState("");
  const { run: add, isBusy, hasFailed } = useWrite(addComment);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return;
    const done = await add({ id, text: text.trim() });
    if (done.state === "done") setText("");
  };
  return (
    <form className="stack" onSubmit={(event) => void submit(event)}>
      {hasFailed && <Notice tone="bad">{m.requests_failed()}</Notice>}
      <TextAreaField
        label={m.requests_comment()}
        value={text}
        maxLength={1_000}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" look="outline" size="work" isBusy={isBusy}>
        {m.requests_comment_send()}
      </Button>
    </form>
  );
}
