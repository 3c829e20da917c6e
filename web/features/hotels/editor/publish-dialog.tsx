import { useState } from "react";
import type { SectionDraft } from "#domain/hotels/drafts/page-draft.ts";
import { isSameFrame } from "#domain/hotels/drafts/publishing.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFooter } from "#web/ui/dialog-footer.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Difference } from "./difference.tsx";
import styles from "./editor.module.css";
import { fieldName, sectionName } from "./field-names.ts";
import { publishSection } from "./page-draft.ts";
import { refusalText } from "./refusal-text.ts";

type PublishDialogProps = {
  hotelId: string;
  section: SectionDraft;
  onClose: () => void;
  onPublished: (section: SectionDraft) => void;
};

const languages = ["pt", "en"] as const;

/** What will change for readers, language by language, before it does. */
export function PublishDialog({ hotelId, section, onClose, onPublished }: PublishDialogProps) {
  const [chosen, setChosen] = useState<readonly Language[]>(() => suggested(section));
  const [failure, setFailure] = useState<string>();
  const { run, isBusy } = useWrite(publishSection(hotelId));
  const { kind, frameVersion: frame, ptVersion: pt, enVersion: en } = section;
  const publish = async () => {
    const sent = await run({ kind, languages: [...chosen], versions: { frame, pt, en } });
    if (sent.state === "done") return onPublished(sent.value);
    setFailure(refusalText(sent));
  };
  const toggle = (language: Language) =>
    setChosen(chosen.includes(language) ? chosen.filter((one) => one !== language) : [...chosen, language]);
  return (
    <Dialog
      isOpen
      isWide
      onOpenChange={onClose}
      title={m.editor_publish_title({ section: sectionName(kind) })}
      actions={
        <DialogFooter
          onBack={onClose}
          isBusy={isBusy}
          disabled={chosen.length === 0}
          onClick={() => void publish()}
        >
          {m.editor_publish()}
        </DialogFooter>
      }
    >
      <div className="work stack">
        {failure && <Notice tone="bad">{failure}</Notice>}
        {languages.map((language) => (
          <div key={language} className={styles.publishLanguage}>
            <div className={styles.publishHead}>
              <Checkbox
                label={language === "pt" ? m.editor_portuguese() : m.editor_english()}
                checked={chosen.includes(language)}
                onChange={() => toggle(language)}
              />
              <Badge tone={section.missing[language].length > 0 ? "bad" : "ok"}>
                {section.missing[language].length > 0 ? m.editor_unready() : m.editor_ready()}
              </Badge>
            </div>
            <Changes section={section} language={language} />
          </div>
        ))}
        {chosen.length === 1 && (
          <p className={styles.aside}>{chosen[0] === "pt" ? m.editor_only_pt() : m.editor_only_en()}</p>
        )}
      </div>
    </Dialog>
  );
}

function Changes({ section, language }: { section: SectionDraft; language: Language }) {
  const changed = changedPlaces(section, language);
  const isFrameNew = !section.published || !isSameFrame(section.frame, section.published.frame);
  if (changed.length === 0)
    return <p className="note">{isFrameNew ? m.editor_frame_only() : m.editor_no_changes()}</p>;
  return (
    <ul className={styles.changes}>
      {changed.map((at) => (
        <li key={at}>
          <b>{fieldName(at.split(".").at(-1)!)}</b>
          <Difference before={section.published?.[language][at] ?? ""} after={section[language][at] ?? ""} />
        </li>
      ))}
    </ul>
  );
}

/** The places in which a language says something else than its readers see. */
export function changedPlaces(section: SectionDraft, language: Language): string[] {
  const read = section.published?.[language] ?? {};
  return Object.keys(section[language]).filter((at) => (section[language][at] ?? "") !== (read[at] ?? ""));
}

/** Both languages where readers would otherwise be left with half; else those that changed. */
function suggested(section: SectionDraft): readonly Language[] {
  if (!section.published || !isSameFrame(section.frame, section.published.frame)) return languages;
  return languages.filter((language) => changedPlaces(section, language).length > 0);
}
