import { Heart, MessageCircle, ThumbsUp } from "lucide-react";
import { useState } from "react";
import { type ReactionKind, reactionKinds, type TimelinePost } from "#domain/timeline/timeline.ts";
import { m } from "#messages/messages.js";
import { formatMoment, formatNumber } from "#web/locale/format.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { EditForm } from "./edit-form.tsx";
import { HistoryButton } from "./history-dialog.tsx";
import { PostMenu } from "./post-menu.tsx";
import { PostPictures } from "./post-pictures.tsx";
import { PostText } from "./post-text.tsx";
import { Removed } from "./removed.tsx";
import { Talk } from "./talk.tsx";
import styles from "./timeline.module.css";
import { giveReaction, usePost } from "./timeline.ts";
import { audienceNames, partOf, reactionNames, troubleOf } from "./words.ts";

/** One post: who, when and for whom; what was said; and what others make of it. */
export function PostCard({ post: listed, isOpen = false }: { post: TimelinePost; isOpen?: boolean }) {
  const [isTalkOpen, setIsTalkOpen] = useState(isOpen);
  const [isEditing, setIsEditing] = useState(false);
  const { data } = usePost(listed.id, isTalkOpen);
  const post = isTalkOpen && data ? data.post : listed;
  const { author, comments } = post;
  return (
    <article className={styles.post} aria-label={m.timeline_post_by({ name: author.name })}>
      <header className={styles.postHead}>
        <Avatar name={author.name} src={author.photo} />
        <div>
          <p className={styles.author}>
            {author.name} {author.role === "hotel" && <Badge tone="info">{m.timeline_part_hotel()}</Badge>}
          </p>
          <p className="note">
            {m.timeline_said({ part: partOf(author), date: formatMoment(post.createdAt) })}
            {post.audience !== "members" && ` ${audienceNames[post.audience]()}.`}{" "}
            <HistoryButton post={post} />
          </p>
        </div>
        <PostMenu {...{ post }} onEdit={() => setIsEditing(true)} />
      </header>
      {post.state === "held" && <p className={styles.state}>{m.timeline_held()}</p>}
      {post.removal && <Removed removal={post.removal} />}
      {isEditing ? <EditForm post={post} onDone={() => setIsEditing(false)} /> : <PostText post={post} />}
      {post.state === "published" && <PostPictures pictures={post.pictures} />}
      {post.state === "published" && (
        <div className={styles.answers}>
          {reactionKinds.map((kind) => (
            <ReactionButton key={kind} {...{ post, kind }} />
          ))}
          <button type="button" aria-expanded={isTalkOpen} onClick={() => setIsTalkOpen(!isTalkOpen)}>
            <MessageCircle size={16} strokeWidth={1.4} aria-hidden="true" />
            {comments === 0 ? m.timeline_comment() : m.timeline_comments_count({ count: comments })}
          </button>
        </div>
      )}
      {isTalkOpen && <Talk post={post} />}
    </article>
  );
}

function ReactionButton({ post, kind }: { post: TimelinePost; kind: ReactionKind }) {
  const { run: react, isBusy } = useWrite(giveReaction);
  const { count, isMine } = post.reactions[kind];
  const Icon = kind === "useful" ? ThumbsUp : Heart;
  const press = async () => {
    const trouble = troubleOf(await react({ id: post.id, kind, isOn: !isMine }));
    if (trouble) toast({ tone: "bad", text: trouble });
  };
  return (
    <button type="button" aria-pressed={isMine} aria-busy={isBusy} onClick={() => !isBusy && void press()}>
      <Icon size={16} strokeWidth={1.4} aria-hidden="true" /> {reactionNames[kind]()}
      {count > 0 && <b>{formatNumber(count)}</b>}
    </button>
  );
}
