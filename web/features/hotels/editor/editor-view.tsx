import { ExternalLink, History } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { SectionKind } from "#domain/hotels/drafts/content.ts";
import type { PageDraft } from "#domain/hotels/drafts/page-draft.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { sitePath } from "#web/site/site-path.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { ChapterNav } from "./chapter-nav.tsx";
import { Choice } from "./choice.tsx";
import type { DeskState, DraftDesk } from "./draft-desk.ts";
import styles from "./editor.module.css";
import { EditorFoot } from "./editor-foot.tsx";
import { sectionName } from "./field-names.ts";
import { LivePreview } from "./live-preview.tsx";
import { affirmTranslation } from "./page-draft.ts";
import { PublishDialog } from "./publish-dialog.tsx";
import { refusalText } from "./refusal-text.ts";
import { SaveState } from "./save-state.tsx";
import { SectionFields } from "./section-fields.tsx";
import { SectionHistory } from "./section-history.tsx";
import { SectionPreview } from "./section-preview.tsx";

type EditorViewProps = { page: PageDraft; desk: DraftDesk; state: DeskState; canWrite: boolean };
type Shown = "both" | Language;

/** Chapters, the fields of one in both languages, and the page as readers will see it. */
export function EditorView({ page, desk, state, canWrite }: EditorViewProps) {
  const [params] = useSearchParams();
  const kind = SectionKind.catch("overview").parse(params.get("chapter"));
  const [shown, setShown] = useState<Shown>("both");
  const [previewIn, setPreviewIn] = useState<Language>(getLocale());
  const [view, setView] = useState<"write" | "history" | "preview">("write");
  const [isPublishing, setIsPublishing] = useState(false);
  const { run: affirm } = useWrite(affirmTranslation(page.hotelId));
  const section = state.sections.get(kind)!;
  const languages = shown === "both" ? (["pt", "en"] as const) : [shown];
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
  return (
    <div className={styles.editor} data-view={view}>
      <div className={styles.bar}>
        <SaveState state={state} />
        <div className={styles.barActions}>
          <Button
            look="outline"
            size="work"
            aria-pressed={view === "history"}
            onClick={() => setView(view === "history" ? "write" : "history")}
          >
            <History size={15} strokeWidth={1.5} aria-hidden="true" /> {m.editor_history()}
          </Button>
          {page.isPublished && (
            <a {...buttonLook({ look: "outline", size: "work" })} href={sitePath(page.path)}>
              <ExternalLink size={15} strokeWidth={1.5} aria-hidden="true" /> {m.editor_open_page()}
            </a>
          )}
          {canWrite && (
            <Button size="work" onClick={() => void review()}>
              {m.editor_review()}
            </Button>
          )}
        </div>
      </div>
      <ChapterNav sections={state.sections} current={kind} />
      <div className={styles.desk}>
        <div className={styles.deskHead}>
          <h2>{sectionName(kind)}</h2>
          <div className={styles.deskChoices}>
            <span className={styles.previewSwitch}>
              <Choice
                label={m.editor_view()}
                value={view === "preview" ? "preview" : "write"}
                options={[
                  { value: "write", label: m.editor_write() },
                  { value: "preview", label: m.editor_preview() },
                ]}
                onChange={setView}
              />
            </span>
            {view === "write" && (
              <Choice
                label={m.editor_languages()}
                value={shown}
                options={[
                  { value: "both", label: m.editor_both() },
                  { value: "pt", label: "PT" },
                  { value: "en", label: "EN" },
                ]}
                onChange={setShown}
              />
            )}
          </div>
        </div>
        {view === "history" ? (
          <SectionHistory hotelId={page.hotelId} section={section} onRestored={desk.take} />
        ) : (
          <fieldset className={styles.paper} disabled={!canWrite}>
            <legend className="sr-only">{sectionName(kind)}</legend>
            <SectionFields
              section={section}
              languages={languages}
              onWrite={(language, at, text) => desk.write(kind, language, at, text)}
              onChange={(change) => void desk.change(kind, change)}
              onAffirm={(language, at) => void onAffirm(language, at)}
            />
          </fieldset>
        )}
      </div>
      <aside className={styles.preview} aria-label={m.editor_preview()}>
        <div className={styles.previewHead}>
          <h2>{m.editor_preview()}</h2>
          <Choice
            label={m.editor_preview_language()}
            value={previewIn}
            options={[
              { value: "pt", label: "PT" },
              { value: "en", label: "EN" },
            ]}
            onChange={setPreviewIn}
          />
        </div>
        <LivePreview title={m.editor_preview()} language={previewIn}>
          <SectionPreview section={section} language={previewIn} name={page.name} style={page.style} />
        </LivePreview>
      </aside>
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
