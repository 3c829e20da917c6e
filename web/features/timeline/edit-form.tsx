import { type FormEvent, useRef, useState } from "react";
import type { TimelinePost } from "#domain/timeline/timeline.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { MentionField } from "./composer/mention-field.tsx";
import { useMention } from "./composer/use-mention.ts";
import styles from "./timeline.module.css";
import { editPost } from "./timeline.ts";
import { troubleOf } from "./words.ts";

/** The words of one's own post, to be put right. */
export function EditForm({ post, onDone }: { post: TimelinePost; onDone: () => void }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const named = post.mentions.flatMap(({ hotelId, name }) => (hotelId ? [{ id: hotelId, name }] : []));
  const mention = useMention(field, named);
  const [text, setText] = useState(post.text);
  const [trouble, setTrouble] = useState<string>();
  const { run: edit, isBusy } = useWrite(editPost);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return setTrouble(m.timeline_error_text());
    const { id, version } = post;
    const outcome = await edit({ id, version, text: text.trim(), hotelIds: mention.idsIn(text) });
    setTrouble(troubleOf(outcome));
    if (outcome.state === "done") onDone();
  };
  return (
    <form className={styles.composer} onSubmit={(event) => void submit(event)}>
      {trouble && <Notice tone="bad">{trouble}</Notice>}
      <MentionField {...{ field, mention }} value={text} onChange={setText} label={m.timeline_edit_words()} />
      <div className={styles.composerBar}>
        <Button look="quiet" size="small" onClick={onDone}>
          {m.reason_back()}
        </Button>
        <Button type="submit" size="small" isBusy={isBusy}>
          {m.timeline_save()}
        </Button>
      </div>
    </form>
  );
}
