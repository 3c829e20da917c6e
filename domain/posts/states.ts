import { z } from "zod";
import type { ErrorCode } from "../errors.ts";

/** What becomes of a post (loop: state machines). */
export const postStates = ["draft", "scheduled", "published", "unlisted"] as const;
export const PostState = z.enum(postStates);
export type PostState = z.infer<typeof PostState>;

const moves: Record<PostState, readonly PostState[]> = {
  draft: ["scheduled", "published"],
  scheduled: ["draft", "scheduled", "published"],
  published: ["unlisted"],
  unlisted: ["published"],
};

type Text = { title: string; excerpt: string; hasBody: boolean } | undefined;
type Move = {
  from: PostState;
  to: PostState;
  publishAt: Date | null;
  now: Date;
  texts: { pt: Text; en: Text };
};

/** Why a post cannot go there; null where it can. Both languages go out together, whole. */
export function moveBlocker({ from, to, publishAt, now, texts }: Move): ErrorCode | null {
  if (!moves[from].includes(to)) return "post_state";
  if (to === "draft") return null;
  const isWhole = (text: Text) =>
    text !== undefined && text.title !== "" && text.excerpt !== "" && text.hasBody;
  if (!isWhole(texts.pt) || !isWhole(texts.en)) return "translation_missing";
  if (to === "scheduled" && (!publishAt || publishAt <= now)) return "post_in_past";
  return null;
}

type Versions = { version: number; saysVersion: number };

/** Whether a text no longer says what the other language says: that one has changed since. */
export function isOutdated(own: Versions, other: Versions | undefined): boolean {
  // Of two texts of which each is older than the other's change, the one that was changed last leads.
  return other !== undefined && other.version > own.saysVersion;
}
