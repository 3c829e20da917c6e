import { useState } from "react";
import type { DeskPost } from "#domain/posts/posts.ts";
import type { PostState } from "#domain/posts/states.ts";
import { m } from "#messages/messages.js";
import { formatDateTime } from "#web/locale/format.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import styles from "./desk.module.css";
import { movePost, sharePreview } from "./desk.ts";
import { postRefusal, stateLooks } from "./words.ts";

/** Where a post stands and where it can go: now, at an hour, out of the lists. */
export function MoveBar({ post }: { post: DeskPost }) {
  const [at, setAt] = useState("");
  const { run, isBusy } = useWrite(movePost(post.id));
  const preview = useWrite(sharePreview(post.id));
  const go = async (to: PostState) => {
    const publishAt = to === "scheduled" && at ? new Date(at).toISOString() : null;
    const done = await run({ to, publishAt, version: post.version });
    toast(done.state === "done" ? { text: m.posts_moved() } : { tone: "bad", text: postRefusal(done) });
  };
  const open = async () => {
    const done = await preview.run(null);
    if (done.state !== "done") return toast({ tone: "bad", text: postRefusal(done) });
    await navigator.clipboard?.writeText(`${window.location.origin}${done.value.path}`).catch(() => {});
    window.open(done.value.path, "_blank", "noopener");
  };
  const isAhead = post.state === "draft" || post.state === "scheduled";
  const way = (to: PostState, label: string, look: "outline" | "quiet" = "outline") => (
    <Button look={look} size="work" isBusy={isBusy} onClick={() => void go(to)}>
      {label}
    </Button>
  );
  return (
    <div className={styles.actions}>
      <Badge tone={stateLooks[post.state].tone}>{stateLooks[post.state].name()}</Badge>
      {post.publishAt && <span>{formatDateTime(post.publishAt)}</span>}
      <Button look="quiet" size="work" isBusy={preview.isBusy} onClick={() => void open()}>
        {m.posts_preview()}
      </Button>
      {isAhead && (
        <>
          <TextField
            label={m.posts_publish_at()}
            type="datetime-local"
            value={at}
            onChange={(event) => setAt(event.target.value)}
          />
          {way("scheduled", m.posts_schedule())}
        </>
      )}
      {(isAhead || post.state === "unlisted") && way("published", m.posts_publish())}
      {post.state === "scheduled" && way("draft", m.posts_back_to_draft(), "quiet")}
      {post.state === "published" && way("unlisted", m.posts_unlist(), "quiet")}
    </div>
  );
}
