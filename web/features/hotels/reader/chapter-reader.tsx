import { useRef } from "react";
import { classNames } from "#web/ui/class-names.ts";
import tabsStyles from "#web/ui/tabs.module.css";
import { ChapterBody } from "../chapters/chapter-body.tsx";
import type { HotelView } from "../reading/hotel-view.ts";
import styles from "./chapter-reader.module.css";
import { ChapterTabs } from "./chapter-tabs.tsx";
import { NextChapter } from "./next-chapter.tsx";
import { useChapterPlace } from "./use-chapter-place.ts";
import { useOpenChapter } from "./use-open-chapter.ts";

/** A hotel in chapters: all of them are in the page, and the address says which one is open. */
export function ChapterReader({
  hotel,
}: {
  hotel: Pick<HotelView, "chapters" | "facts" | "drawing" | "style" | "hotels">;
}) {
  const { chapters } = hotel;
  const root = useRef<HTMLDivElement>(null);
  const { open, openChapter, isLive } = useOpenChapter(chapters);
  const { passFocus } = useChapterPlace(root, open, isLive);
  const onNext = (anchor: string) => {
    passFocus();
    openChapter(anchor, { isStep: true });
  };
  return (
    <div ref={root} className={styles.chapters}>
      <ChapterTabs chapters={chapters} open={open} isLive={isLive} onOpen={openChapter} />
      <div className={tabsStyles.tabPanels} data-slot="tab-panels" data-live={isLive || undefined}>
        {chapters.map((chapter, at) => (
          <div
            key={chapter.anchor}
            id={chapter.anchor}
            className={classNames(tabsStyles.tabPanel, styles.chapter)}
            data-slot="chapter"
            role="tabpanel"
            aria-labelledby={`tab-${chapter.anchor}`}
            data-closed={chapter.anchor !== open || undefined}
            tabIndex={-1}
          >
            <div className="wrap">
              <ChapterBody chapter={chapter} hotel={hotel} />
              <NextChapter chapter={chapters[at + 1]} onOpen={onNext} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
