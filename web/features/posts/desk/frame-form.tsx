import { useState } from "react";
import { type Cover, type DeskPost, postCategories } from "#domain/posts/posts.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { CoverFields } from "./cover-fields.tsx";
import styles from "./desk.module.css";
import { framePost } from "./desk.ts";
import { categoryNames, postRefusal } from "./words.ts";

/** A post's address, category, byline and cover with what it shows. */
export function FrameForm({ post }: { post: DeskPost }) {
  const [frame, setFrame] = useState({ slug: post.slug, category: post.category, byline: post.byline });
  const [cover, setCover] = useState<Cover>(post.cover);
  const { run, isBusy } = useWrite(framePost(post.id));
  const save = async () => {
    const done = await run({ ...frame, cover, version: post.version });
    toast(done.state === "done" ? { text: m.posts_saved() } : { tone: "bad", text: postRefusal(done) });
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
      <CoverFields cover={cover} onChange={setCover} />
      <TextField
        label={m.posts_slug()}
        value={frame.slug}
        hint={m.posts_slug_hint()}
        maxLength={80}
        onChange={(event) => setFrame({ ...frame, slug: event.target.value })}
      />
      <SelectField
        label={m.posts_category()}
        value={frame.category}
        options={postCategories.map((value) => ({ value, label: categoryNames[value]() }))}
        onChange={(event) => setFrame({ ...frame, category: event.target.value as DeskPost["category"] })}
      />
      <TextField
        label={m.posts_byline()}
        value={frame.byline}
        maxLength={80}
        onChange={(event) => setFrame({ ...frame, byline: event.target.value })}
      />
      <div className={styles.actions}>
        <Button look="outline" size="work" type="submit" isBusy={isBusy}>
          {m.posts_save_frame()}
        </Button>
      </div>
    </form>
  );
}
