import { m } from "#messages/messages.js";
import type { Outcome } from "#web/session/queries/outcome.ts";

const texts: Record<string, () => string> = {
  chapter_one_language: m.editor_error_one_language,
  chapter_frame_changed: m.editor_error_frame,
  translation_missing: m.editor_error_missing,
  forbidden: m.editor_error_forbidden,
};

/** Why something was not published or restored, and the next step. */
export function refusalText(outcome: Exclude<Outcome<unknown, unknown>, { state: "done" }>): string {
  if (outcome.state === "conflict") return m.editor_error_conflict();
  if (outcome.state === "offline") return m.account_error_offline();
  return (outcome.state === "refused" && texts[outcome.code ?? ""]?.()) || m.state_error_text();
}
