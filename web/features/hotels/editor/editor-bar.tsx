import { ExternalLink, History } from "lucide-react";
import type { PageDraft } from "#domain/hotels/drafts/page-draft.ts";
import { m } from "#messages/messages.js";
import { useCurrentUser } from "#web/session/current-user.ts";
import { sitePath } from "#web/site/site-path.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import type { DeskState } from "./draft-desk.ts";
import styles from "./editor.module.css";
import { SaveState } from "./save-state.tsx";

export type EditorTab = "write" | "history" | "preview";
type EditorBarProps = {
  page: PageDraft;
  state: DeskState;
  view: EditorTab;
  onView: (view: EditorTab) => void;
  /** Null for those who only read. */
  onReview: (() => Promise<void>) | null;
};

/** Whether the draft is kept, and what can be done with the page. */
export function EditorBar({ page, state, view, onView, onReview }: EditorBarProps) {
  const isHistory = view === "history";
  // A hotel's own frame has the way to its page already.
  const isAdmin = useCurrentUser().userRole === "admin";
  return (
    <div className={styles.bar}>
      <SaveState state={state} />
      <div className={styles.barActions}>
        <Button
          look="outline"
          size="work"
          aria-pressed={isHistory}
          onClick={() => onView(isHistory ? "write" : "history")}
        >
          <History size={15} strokeWidth={1.5} aria-hidden="true" /> {m.editor_history()}
        </Button>
        {page.isPublished && isAdmin && (
          <a {...buttonLook({ look: "outline", size: "work" })} href={sitePath(page.path)}>
            <ExternalLink size={15} strokeWidth={1.5} aria-hidden="true" /> {m.editor_open_page()}
          </a>
        )}
        {onReview && (
          <Button size="work" onClick={() => void onReview()}>
            {m.editor_review()}
          </Button>
        )}
      </div>
    </div>
  );
}
