import type { SectionDraft } from "#domain/hotels/drafts/page-draft.ts";
import { m } from "#messages/messages.js";
import styles from "./editor.module.css";
import { changedPlaces } from "./publish-dialog.tsx";

/** What is left before this section is read as it is written. */
export function EditorFoot({ section }: { section: SectionDraft }) {
  const changed = changedPlaces(section, "pt").length + changedPlaces(section, "en").length;
  const outdated = section.outdated.pt.length + section.outdated.en.length;
  const missing = section.missing.pt.length + section.missing.en.length;
  return (
    <div className={styles.foot} data-bottom-bar="">
      <dl>
        <div>
          <dt>{m.editor_to_publish()}</dt>
          <dd>{fieldsText(changed)}</dd>
        </div>
        <div data-tone={outdated > 0 ? "warn" : undefined}>
          <dt>{m.editor_outdated()}</dt>
          <dd>{fieldsText(outdated)}</dd>
        </div>
        <div data-tone={missing > 0 ? "bad" : undefined}>
          <dt>{m.editor_blocking()}</dt>
          <dd>{fieldsText(missing)}</dd>
        </div>
      </dl>
      <p>{m.editor_foot_note()}</p>
    </div>
  );
}

function fieldsText(count: number): string {
  return m.editor_fields({ count });
}
