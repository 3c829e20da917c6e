import { z } from "zod";
import { Role } from "../accounts/roles.ts";
import { listQuery } from "../list/list.ts";
import { Version } from "../numbers.ts";
import { GivenDay, line, lines, Month, searchText, text } from "../text.ts";
import { Audience } from "./audiences.ts";
import { ReportKind, SaidState } from "./states.ts";

export const MAX_TEXT = 2_000;
export const MAX_COMMENT = 1_000;
export const MAX_PICTURES = 6;
const MAX_MENTIONS = 10;
export const MAX_ALT = 200;
/** How large a picture may be that a member sends; their window makes it smaller before. */
export const MAX_PICTURE_BYTES = 4 * 1_024 * 1_024;
/** How long somebody is not read who was muted. */
export const MUTE_DAYS = 30;

/** What a member says: words, pictures sent before, the hotels it names as `@Name`. */
export const NewPost = z.strictObject({
  text: lines(MAX_TEXT),
  audience: Audience,
  pictures: z.array(z.strictObject({ id: z.uuid(), alt: text(MAX_ALT) })).max(MAX_PICTURES),
  hotelIds: z.array(z.uuid()).max(MAX_MENTIONS),
});
export type NewPost = z.infer<typeof NewPost>;

/** The words of a post put right; its pictures and readers stay. */
export const PostEdit = z.strictObject({
  text: lines(MAX_TEXT),
  hotelIds: z.array(z.uuid()).max(MAX_MENTIONS),
  version: Version,
});
export type PostEdit = z.infer<typeof PostEdit>;

export const NewComment = z.strictObject({ text: lines(MAX_COMMENT) });
export const reactionKinds = ["useful", "thanks"] as const;
export const ReactionKind = z.enum(reactionKinds);
export type ReactionKind = z.infer<typeof ReactionKind>;
export const Reaction = z.strictObject({ kind: ReactionKind, isOn: z.boolean() });
export const Mute = z.strictObject({ isOn: z.boolean() });
export const ReadUpTo = z.strictObject({ postId: z.uuid() });

/** What a member finds wrong, with a post or with one of its comments. */
export const NewReport = z.strictObject({
  postId: z.uuid(),
  commentId: z.uuid().nullable(),
  kind: ReportKind,
  words: line(500).nullable(),
});
export type NewReport = z.infer<typeof NewReport>;

/** A picture that was sent and waits for its post. */
export const SentPicture = z
  .object({ id: z.uuid(), width: z.number().int(), height: z.number().int() })
  .meta({ id: "TimelinePicture" });
export type SentPicture = z.infer<typeof SentPicture>;

/** Who said it, as other members see them. */
export const Author = z.object({
  id: z.uuid(),
  name: z.string(),
  photo: z.string().nullable(),
  role: Role.nullable(),
  tier: z.string().nullable(),
  /** For whom a hotel's person speaks. */
  house: z.string().nullable(),
});
export type Author = z.infer<typeof Author>;

const Removal = z.object({
  id: z.uuid(),
  reason: z.string(),
  appeal: z.string().nullable(),
  answer: z.string().nullable(),
});

const Reacted = z.object({ count: z.number().int(), isMine: z.boolean() });

/** A post as one reader sees it. */
export const TimelinePost = z
  .object({
    id: z.uuid(),
    author: Author,
    isMine: z.boolean(),
    text: z.string(),
    audience: Audience,
    /** Others than `published` only its author sees, with what was decided. */
    state: SaidState,
    removal: Removal.nullable(),
    mentions: z.array(
      z.object({ name: z.string(), slug: z.string().nullable(), hotelId: z.uuid().nullable() }),
    ),
    pictures: z.array(
      z.object({
        id: z.uuid(),
        alt: z.string(),
        width: z.number().int(),
        height: z.number().int(),
        /** Signed for whoever reads the post, open until tomorrow ends; `width` may be added. */
        url: z.string(),
      }),
    ),
    reactions: z.object({ useful: Reacted, thanks: Reacted }),
    comments: z.number().int(),
    createdAt: z.iso.datetime(),
    editedAt: z.iso.datetime().nullable(),
    version: z.number().int(),
  })
  .meta({ id: "TimelinePost" });
export type TimelinePost = z.infer<typeof TimelinePost>;

/** `until` begins with what was said on that day or before, in the house's zone. */
export const TimelineQuery = listQuery({
  sorts: ["createdAt"],
  sort: "-createdAt",
  filters: { audience: Audience.optional(), until: GivenDay.optional() },
});
export type TimelineQuery = z.infer<typeof TimelineQuery>;

/** How far the reader has read, and when they did. */
const Position = z.object({ upTo: z.iso.datetime(), readAt: z.iso.datetime() });
export type Position = z.infer<typeof Position>;

export const TimelinePage = z
  .object({
    rows: z.array(TimelinePost),
    nextCursor: z.string().nullable(),
    hasMore: z.boolean(),
    position: Position.nullable(),
  })
  .meta({ id: "TimelinePage" });
export type TimelinePage = z.infer<typeof TimelinePage>;

export const Comment = z.object({
  id: z.uuid(),
  author: Author,
  isMine: z.boolean(),
  text: z.string(),
  state: SaidState,
  removal: Removal.nullable(),
  createdAt: z.iso.datetime(),
});
export type Comment = z.infer<typeof Comment>;

/** So many comments of a conversation are read at first, and so many more each time somebody asks for earlier ones. */
export const COMMENTS_AT_ONCE = 300;
/** How many of the latest comments are asked for. */
export const TalkQuery = z.object({
  many: z.coerce.number().int().min(1).max(10_000).default(COMMENTS_AT_ONCE),
});
export const PostDetail = z
  .object({ post: TimelinePost, comments: z.array(Comment), hasEarlier: z.boolean() })
  .meta({ id: "TimelinePostDetail" });
export type PostDetail = z.infer<typeof PostDetail>;

/** How the post read before, the oldest wording first. */
export const PostHistory = z.object({
  wordings: z.array(z.object({ text: z.string(), replacedAt: z.iso.datetime() })),
});

export const NewerQuery = z.object({ than: z.uuid() });
/** Counted to `isMore`: nobody needs to know how many hundreds. With how far the reader has read, on whichever device. */
export const Newer = z.object({
  count: z.number().int(),
  isMore: z.boolean(),
  position: Position.nullable(),
});
export type Newer = z.infer<typeof Newer>;

export const DaysQuery = z.object({ month: Month });
export const PostDays = z.object({ days: z.array(z.iso.date()) });

/** Hotels the reader's timeline speaks of this week, the most first. */
export const TalkedOf = z.object({
  hotels: z.array(z.object({ id: z.uuid(), name: z.string(), slug: z.string(), posts: z.number().int() })),
});
/** Hotels of the collection that a post may name, by the beginning of a word. */
export const NameQuery = z.object({ q: searchText(60).default("") });
export const Nameable = z.object({
  hotels: z.array(z.object({ id: z.uuid(), name: z.string(), country: z.string() })),
});
export const Mutes = z.object({
  people: z.array(z.object({ id: z.uuid(), name: z.string(), until: z.iso.datetime() })),
});
