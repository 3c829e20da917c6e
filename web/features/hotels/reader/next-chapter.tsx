import type { MouseEvent } from "react";
import { m } from "#messages/messages.js";
import { Arrow } from "#web/ui/arrow.tsx";
import arrowLinkStyles from "#web/ui/arrow-link.module.css";
import { classNames } from "#web/ui/class-names.ts";
import { chapterLabel } from "../chapters/chapter-label.ts";
import type { ChapterView } from "../reading/hotel-view.ts";
import styles from "./chapter-reader.module.css";

type NextChapterProps = { chapter: ChapterView | undefined; onOpen: (anchor: string) => void };

/** The way on at the end of a chapter; the last one has none. */
export function NextChapter({ chapter, onOpen }: NextChapterProps) {
  if (!chapter) return null;
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(chapter.anchor);
  };
  return (
    <p className={styles.nextChapter} data-slot="next-chapter">
      <span className="caption">{m.hotels_next_chapter()}</span>
      <a
        className={classNames("touch-target", arrowLinkStyles.arrowLink)}
        data-slot="arrow-link"
        href={`#${chapter.anchor}`}
        onClick={onClick}
      >
        <span>{chapterLabel(chapter.kind)}</span>
        <Arrow />
      </a>
    </p>
  );
}
