import { Link } from "react-router";
import { type SectionKind, sections } from "#domain/hotels/drafts/content.ts";
import type { SectionDraft } from "#domain/hotels/drafts/page-draft.ts";
import { m } from "#messages/messages.js";
import type { DeskState } from "./draft-desk.ts";
import styles from "./editor.module.css";
import { sectionName } from "./field-names.ts";
import { changedPlaces } from "./publish-dialog.tsx";

type ChapterNavProps = { sections: DeskState["sections"]; current: SectionKind };

/** The card and the chapters, each with what it waits for; the address says which is open. */
export function ChapterNav({ sections: drafts, current }: ChapterNavProps) {
  return (
    <nav className={styles.chapters} aria-label={m.hotels_chapters()}>
      {sections.map((kind) => (
        <Link
          key={kind}
          to={`?chapter=${kind}`}
          aria-current={kind === current ? "page" : undefined}
          preventScrollReset
          replace
        >
          {sectionName(kind)}
          <ChapterState section={drafts.get(kind)!} />
        </Link>
      ))}
      <p>{m.editor_nav_note()}</p>
    </nav>
  );
}

function ChapterState({ section }: { section: SectionDraft }) {
  const { outdated, missing, published } = section;
  const isEmpty = ![...Object.values(section.pt), ...Object.values(section.en)].some((text) => text.trim());
  if (!published && isEmpty) return <small>{m.editor_state_empty()}</small>;
  if (missing.pt.length + missing.en.length > 0)
    return <small data-tone="bad">{m.editor_state_missing()}</small>;
  if (outdated.en.length > 0)
    return <small data-tone="warn">{m.editor_state_outdated({ language: "EN" })}</small>;
  if (outdated.pt.length > 0)
    return <small data-tone="warn">{m.editor_state_outdated({ language: "PT" })}</small>;
  const isChanged = (["pt", "en"] as const).some((language) => changedPlaces(section, language).length > 0);
  return isChanged || !published ? <small>{m.editor_state_draft()}</small> : null;
}
