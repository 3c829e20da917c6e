import { useState } from "react";
import type { SectionDraft } from "#domain/hotels/drafts/page-draft.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { Choice } from "./choice.tsx";
import styles from "./editor.module.css";
import { LivePreview } from "./live-preview.tsx";
import { SectionPreview } from "./section-preview.tsx";

type PreviewPaneProps = { section: SectionDraft; name: string; style: string };

/** The section as readers will see it, in the language one chooses. */
export function PreviewPane({ section, name, style }: PreviewPaneProps) {
  const [language, setLanguage] = useState<Language>(getLocale());
  return (
    <aside className={styles.preview} aria-label={m.editor_preview()}>
      <div className={styles.previewHead}>
        <h2>{m.editor_preview()}</h2>
        <Choice
          label={m.editor_preview_language()}
          value={language}
          options={[
            { value: "pt", label: "PT" },
            { value: "en", label: "EN" },
          ]}
          onChange={setLanguage}
        />
      </div>
      <LivePreview title={m.editor_preview()} language={language}>
        <SectionPreview {...{ section, language, name, style }} />
      </LivePreview>
    </aside>
  );
}
