import { useState } from "react";
import type { PostBody } from "#domain/posts/body.ts";
import type { DeskDetail, PostText } from "#domain/posts/posts.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { BodyEditor } from "./body-editor.tsx";
import styles from "./desk.module.css";
import { writePost } from "./desk.ts";
import { postRefusal } from "./words.ts";

const EMPTY: PostBody = { type: "doc", content: [] };
type TextFormProps = { detail: DeskDetail; language: Language; given: Omit<PostText, "version"> | null };

/** A post's text in one language; whoever has compared it with the other says so. */
export function TextForm({ detail, language, given }: TextFormProps) {
  const kept = detail.texts[language];
  const from = given ?? kept;
  const [text, setText] = useState({
    ...{ title: from?.title ?? "", excerpt: from?.excerpt ?? "", body: from?.body ?? EMPTY },
  });
  const [saysTheSame, setSaysTheSame] = useState(false);
  const { run, isBusy } = useWrite(writePost(detail.post.id, language));
  const isOutdated = detail.post.outdated.includes(language);
  const save = async () => {
    const done = await run({ ...text, saysTheSame, version: kept?.version ?? 0 });
    if (done.state !== "done") return toast({ tone: "bad", text: postRefusal(done) });
    setSaysTheSame(false);
    toast({ text: m.posts_saved() });
  };
  return (
    <form
      className="work stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {isOutdated && <Notice tone="warn">{m.posts_outdated()}</Notice>}
      <TextField
        label={m.posts_title()}
        value={text.title}
        maxLength={140}
        onChange={(event) => setText({ ...text, title: event.target.value })}
      />
      <TextAreaField
        label={m.posts_excerpt()}
        value={text.excerpt}
        rows={3}
        maxLength={400}
        onChange={(event) => setText({ ...text, excerpt: event.target.value })}
      />
      <BodyEditor
        label={m.posts_body()}
        body={text.body}
        onChange={(body) => setText((before) => ({ ...before, body }))}
      />
      <Checkbox
        label={m.posts_says_the_same()}
        checked={saysTheSame}
        onChange={(event) => setSaysTheSame(event.target.checked)}
      />
      <div className={styles.actions}>
        <Button size="work" type="submit" isBusy={isBusy}>
          {m.posts_save_text()}
        </Button>
      </div>
    </form>
  );
}
