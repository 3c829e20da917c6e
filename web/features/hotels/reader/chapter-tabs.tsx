import type { KeyboardEvent, MouseEvent } from "react";
import { m } from "#messages/messages.js";
import { neighbourTab } from "#web/ui/neighbour-tab.ts";
import tabsStyles from "#web/ui/tabs.module.css";
import { chapterLabel } from "../chapters/chapter-label.ts";
import type { ChapterView } from "../reading/hotel-view.ts";
import styles from "./chapter-reader.module.css";

type ChapterTabsProps = {
  chapters: readonly ChapterView[];
  open: string | undefined;
  isLive: boolean;
  onOpen: (anchor: string, how: { isStep: boolean }) => void;
};

/** The chapters' names on a line that stays in sight: a press is a step in the history, an arrow key is not. */
export function ChapterTabs({ chapters, open, isLive, onOpen }: ChapterTabsProps) {
  const onClick = (event: MouseEvent, anchor: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(anchor, { isStep: anchor !== open });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // From the tab that has the focus: keys may come faster than chapters open.
    const current = (event.target as HTMLElement).getAttribute("aria-controls") ?? open;
    const next = neighbourTab({ ids: chapters.map(({ anchor }) => anchor), current, key: event.key });
    if (!next) return;
    event.preventDefault();
    onOpen(next, { isStep: false });
    event.currentTarget
      .querySelector<HTMLElement>(`[aria-controls="${next}"]`)
      ?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.chapterTabs}>
      <div className="wrap">
        <div
          className={tabsStyles.tabList}
          data-slot="tab-list"
          role="tablist"
          aria-label={m.hotels_chapters()}
          onKeyDown={onKeyDown}
        >
          {chapters.map(({ anchor, kind }) => (
            <a
              key={anchor}
              id={`tab-${anchor}`}
              className={tabsStyles.tab}
              data-slot="tab"
              href={`#${anchor}`}
              role="tab"
              aria-controls={anchor}
              aria-selected={anchor === open}
              tabIndex={anchor === open || !isLive ? 0 : -1}
              onClick={(event) => onClick(event, anchor)}
            >
              {chapterLabel(kind)}
            </a>
          ))}
        </div>
      </div>
    </div>
  );
}
