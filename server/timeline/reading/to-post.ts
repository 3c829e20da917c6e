import type { Role } from "#domain/accounts/roles.ts";
import type { Audience } from "#domain/timeline/audiences.ts";
import type { SaidState } from "#domain/timeline/states.ts";
import type { Author, Comment, ReactionKind, TimelinePost } from "#domain/timeline/timeline.ts";
import type { CommentRow, PostParts, PostRow } from "./queries.ts";

/** Whom a post is shown to, and how the addresses of its pictures are made for them. */
type Shown = { readerId: string; addressOf: (pictureId: string) => string };

type AuthorColumns = Pick<
  PostRow,
  "author_id" | "author_name" | "author_photo" | "author_role" | "author_tier" | "author_house"
>;

/** Who said something, as other members see them. */
export function toAuthor(row: AuthorColumns): Author {
  return {
    id: row.author_id,
    name: row.author_name,
    photo: row.author_photo,
    role: row.author_role as Role | null,
    tier: row.author_tier,
    house: row.author_house,
  };
}

/** A post with what hangs on it, as its reader sees it. */
export function toPost(row: PostRow, parts: PostParts, { readerId, addressOf }: Shown): TimelinePost {
  const ofPost = <T extends { post_id: string | null }>(rows: T[]) =>
    rows.filter(({ post_id: id }) => id === row.id);
  const reacted = ofPost(parts.reactions);
  const reaction = (kind: ReactionKind) => {
    const found = reacted.find((one) => one.kind === kind);
    return { count: found?.count ?? 0, isMine: found?.is_mine ?? false };
  };
  return {
    id: row.id,
    author: toAuthor(row),
    isMine: row.author_id === readerId,
    text: row.text,
    audience: row.audience as Audience,
    state: row.state as SaidState,
    removal: row.state === "removed" ? (ofPost(parts.removals)[0] ?? null) : null,
    mentions: ofPost(parts.mentions).map(({ name, slug, hotel_id: hotelId }) => ({ name, slug, hotelId })),
    pictures: ofPost(parts.pictures).map((picture) => ({ ...picture, url: addressOf(picture.id) })),
    reactions: { useful: reaction("useful"), thanks: reaction("thanks") },
    comments: ofPost(parts.comments)[0]?.count ?? 0,
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    version: row.version,
  };
}

/** A comment as its reader sees it. */
export function toComment(row: CommentRow, readerId: string): Comment {
  const { removal_id: id, reason, appeal, answer } = row;
  return {
    id: row.id,
    author: toAuthor(row),
    isMine: row.author_id === readerId,
    text: row.text,
    state: row.state as SaidState,
    removal: row.state === "removed" && id && reason ? { id, reason, appeal, answer } : null,
    createdAt: row.created_at.toISOString(),
  };
}
