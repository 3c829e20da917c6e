import type { PostCategory } from "#domain/posts/posts.ts";
import type { PostState } from "#domain/posts/states.ts";
import { m } from "#messages/messages.js";
import type { Outcome } from "#web/session/queries/outcome.ts";

export const categoryNames: Record<PostCategory, () => string> = {
  journal: m.posts_category_journal,
  press: m.posts_category_press,
  case_study: m.posts_category_case,
};

/** What a post's state is called, and its colour. */
export const stateLooks = {
  draft: { name: m.posts_state_draft, tone: "neutral" },
  scheduled: { name: m.posts_state_scheduled, tone: "info" },
  published: { name: m.posts_state_published, tone: "ok" },
  unlisted: { name: m.posts_state_unlisted, tone: "warn" },
} as const satisfies Record<PostState, unknown>;

const refusals: Record<string, () => string> = {
  translation_missing: m.posts_error_languages,
  post_in_past: m.posts_error_past,
  post_state: m.posts_error_conflict,
  slug_taken: m.posts_error_slug,
  slug_reserved: m.posts_error_slug,
  validation_failed: m.posts_error_fields,
};

/** Why nothing was kept of a post, and the next step. */
export function postRefusal(outcome: Exclude<Outcome<unknown, unknown>, { state: "done" }>): string {
  if (outcome.state === "offline") return m.account_error_offline();
  if (outcome.state === "conflict") return m.posts_error_conflict();
  return (outcome.state === "refused" && refusals[outcome.code ?? ""]?.()) || m.state_error_text();
}
