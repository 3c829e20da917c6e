import { useState } from "react";
import { useSearchParams } from "react-router";
import { SectionKind } from "#domain/hotels/drafts/content.ts";
import type { PageDraft } from "#domain/hotels/drafts/page-draft.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { toast } from "#web/ui/toast/toast.ts";
import { ChapterNav } from "./chapter-nav.tsx";
import { DeskHead, type Shown } from "./desk-head.tsx";
import type { DeskState, DraftDesk } from "./draft-desk.ts";
import styles from "./editor.module.css";
import { EditorBar, type EditorTab } from "./editor-bar.tsx";
import { EditorFoot } from "./editor-foot.tsx";
import { sectionName } from "./field-names.ts";
import { affirmTranslation } from "./page-draft.ts";
import { PreviewPane } from "./preview-pane.tsx";
import { PublishDialog } from "./publish-dialog.tsx";
import { refusalText } from "./refusal-text.ts";
import { SectionFields } from "./section-fields.tsx";
import { SectionHistory } from "./section-history.tsx";

type EditorViewProps = { page: PageDraft; desk: DraftDesk; state: DeskState; canWrite: boolean };

/** Chapters, the fields of one in both languages, and the page as readers will see it. */
export function EditorView({ page, desk, state, canWrite }: EditorViewProps) {
  const [params] = useSearchParams();
  const kind = SectionKind.catch("overview").parse(params.get("chapter"));
  const [shown, setShown] = useState<Shown>("both");
  const [view, setView] = useState<EditorTab>("write");
  const [isPublishing, setIsPublishing] = useState(false);
  const { run: affirm } = useWrite(affirmTranslation(page.hotelId));
  const section = state.sections.get(kind)!;
  const onAffirm = async (language: Language, at: string) => {
    if (!(await desk.flush())) return;
    const { ptVersion: pt, enVersion: en } = desk.read().sections.get(kind)!;
    const done = await affirm({ kind, language, at, versions: { pt, en } });
    if (done.state === "done") desk.take(done.value);
    else toast({ tone: "bad", text: refusalText(done) });
  };
  const review = async () => {
    if (await desk.flush()) setIsPublishing(true);
  };
  const write = (
    <fieldset className={styles.paper} disabled={!canWrite}>
      <legend className="sr-only">{sectionName(kind)}</legend>
      <SectionFields
        hotelId={page.hotelId}
        section={section}
        languages={shown === "both" ? ["pt", "en"] : [shown]}
        onWrite={(language, at, text) => desk.write(kind, language, at, text)}
        onChange={(change) => desk.change(kind, change)}
        onAffirm={(language, at) => void onAffirm(language, at)}
      />
    </fieldset>
  );
  return (
    <div className={styles.editor} data-view={view}>
      <EditorBar {...{ page, state, view }} onView={setView} onReview={canWrite ? review : null} />
      <ChapterNav sections={state.sections} current={kind} />
      <div className={styles.desk}>
        <DeskHead {...{ kind, view, shown }} onView={setView} onShow={setShown} />
        {view === "history" ? (
          <SectionHistory hotelId={page.hotelId} section={section} onRestored={canWrite ? desk.take : null} />
        ) : (
          write
        )}
      </div>
      <PreviewPane section={section} name={page.name} style={page.style} />
      <EditorFoot section={section} />
      {isPublishing && (
        <PublishDialog
          hotelId={page.hotelId}
          section={section}
          onClose={() => setIsPublishing(false)}
          onPublished={(published) => {
            desk.take(published);
            setIsPublishing(false);
            toast({ text: m.editor_published({ section: sectionName(kind) }) });
          }}
        />
      )}
    </div>
  );
}
