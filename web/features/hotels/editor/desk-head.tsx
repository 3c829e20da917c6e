import type { SectionKind } from "#domain/hotels/drafts/content.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import { Choice } from "./choice.tsx";
import styles from "./editor.module.css";
import type { EditorTab } from "./editor-bar.tsx";
import { sectionName } from "./field-names.ts";

export type Shown = "both" | Language;
type DeskHeadProps = {
  kind: SectionKind;
  view: EditorTab;
  shown: Shown;
  onView: (view: EditorTab) => void;
  onShow: (shown: Shown) => void;
};

/** The open section's name, and what of it is shown. */
export function DeskHead({ kind, view, shown, onView, onShow }: DeskHeadProps) {
  return (
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
            onChange={onView}
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
            onChange={onShow}
          />
        )}
      </div>
    </div>
  );
}
