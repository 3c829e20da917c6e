import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import type { DeskPage, HeroDesk } from "#domain/heroes/hero-desk.ts";
import type { SitePage } from "#domain/site/pages.ts";
import { m } from "#messages/messages.js";
import { formatNumber } from "#web/locale/format.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { FilterTabs } from "#web/ui/filter-tabs.tsx";
import { EmptyState } from "#web/ui/screen-states.tsx";
import styles from "./desk.module.css";
import { deskQuery, pageQuery } from "./hero-desk.ts";
import { HeroEditor } from "./hero-editor.tsx";
import { HistoryPanel } from "./history-panel.tsx";
import { OrderPanel } from "./order-panel.tsx";
import { pageNames } from "./page-words.ts";

/** Every page's openings: the pages as tabs, the open one's order, history and editor. */
export function HeroDeskView({ head }: { head: ReactNode }) {
  const [asked] = useSearchParams();
  const desk = useQuery(deskQuery);
  return (
    <>
      {head}
      <QueryView query={desk} lines={8}>
        {({ pages }) => {
          const page = pages.find((each) => each.page === asked.get("page"))?.page ?? "home";
          return <OnePage key={page} page={page} pages={pages} />;
        }}
      </QueryView>
    </>
  );
}

function OnePage({ page, pages }: { page: SitePage; pages: HeroDesk["pages"] }) {
  const query = useQuery(pageQuery(page));
  const tabs = pages.map((each) => ({
    ...{ id: each.page, label: pageNames[each.page](), count: formatNumber(each.count) },
    to: each.page === "home" ? "?" : `?page=${each.page}`,
  }));
  return (
    <>
      <FilterTabs label={m.heroes_pages()} tabs={tabs} current={page} />
      <QueryView query={query} lines={8}>
        {(desk) => <OpenPage desk={desk} />}
      </QueryView>
    </>
  );
}

function OpenPage({ desk: { page, heroes } }: { desk: DeskPage }) {
  const [asked] = useSearchParams();
  const open =
    heroes.find(({ id }) => id === asked.get("hero")) ??
    heroes.find(({ state }) => state === "live") ??
    heroes[0];
  return (
    <div className={styles.columns}>
      <div className="stack">
        {open ? (
          <HeroEditor key={`${open.id} ${open.version}`} hero={open} />
        ) : (
          <EmptyState title={m.heroes_none()} text={m.heroes_none_text()} />
        )}
      </div>
      <div className="stack">
        <OrderPanel page={page} heroes={heroes} openId={open?.id} />
        {open && <HistoryPanel hero={open} />}
      </div>
    </div>
  );
}
