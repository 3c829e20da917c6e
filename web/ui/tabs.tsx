import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from "react";
import { neighbourTab } from "./neighbour-tab.ts";
import styles from "./tabs.module.css";
import { useHash } from "./use-hash.ts";
import { useIsLive } from "./use-is-live.ts";

type Tab = { id: string; label: string; content: ReactNode };

/** Tabs whose open one is in the address; without scripts every panel is on the page, and the address still picks one. */
export function Tabs({ tabs, label }: { tabs: Tab[]; label: string }) {
  const [hash, setHash] = useHash();
  const isLive = useIsLive();
  const list = useRef<HTMLDivElement>(null);
  const openId = (tabs.find((tab) => tab.id === hash) ?? tabs[0])?.id;

  const onClick = (event: MouseEvent, id: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    // Following the link would jump to the panel.
    event.preventDefault();
    setHash(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = neighbourTab({ ids: tabs.map((tab) => tab.id), current: openId, key: event.key });
    if (!next) return;
    event.preventDefault();
    setHash(next);
    list.current?.querySelector<HTMLElement>(`[aria-controls="${next}"]`)?.focus();
  };

  return (
    <>
      <div
        ref={list}
        className={styles.tabList}
        data-slot="tab-list"
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        {tabs.map(({ id, label: name }) => (
          <a
            key={id}
            id={`tab-${id}`}
            className={styles.tab}
            data-slot="tab"
            href={`#${id}`}
            role="tab"
            aria-controls={id}
            aria-selected={id === openId}
            tabIndex={id === openId || !isLive ? 0 : -1}
            onClick={(event) => onClick(event, id)}
          >
            {name}
          </a>
        ))}
      </div>
      <div className={styles.tabPanels} data-slot="tab-panels" data-live={isLive || undefined}>
        {tabs.map(({ id, content }) => (
          <div
            key={id}
            id={id}
            className={styles.tabPanel}
            role="tabpanel"
            aria-labelledby={`tab-${id}`}
            data-closed={id !== openId || undefined}
          >
            {content}
          </div>
        ))}
      </div>
    </>
  );
}
