import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { m } from "#messages/messages.js";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { DressDesk } from "./editor/dress-desk.tsx";
import styles from "./editor/editor.module.css";
import { FiguresView } from "./figures/figures-view.tsx";
import { useOwnStore } from "./stores.ts";

type Head = (actions?: ReactNode) => ReactNode;

/** A seller's store: the page and its dress, or what it brought; the address says which. */
export function StoreDesk({ head }: { head: Head }) {
  const [search] = useSearchParams();
  const isFigures = search.get("view") === "figures";
  const tabs = [
    { to: "?", label: m.stores_tab_dress(), isOpen: !isFigures },
    { to: "?view=figures", label: m.stores_tab_figures(), isOpen: isFigures },
  ];
  const nav = (
    <nav className={styles.tabs} aria-label={m.stores_tabs()}>
      {tabs.map(({ to, label, isOpen }) => (
        <Link key={to} to={to} aria-current={isOpen ? "page" : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
  if (isFigures)
    return (
      <>
        {head()}
        {nav}
        <FiguresView />
      </>
    );
  return <Dressing head={head} nav={nav} />;
}

function Dressing({ head, nav }: { head: Head; nav: ReactNode }) {
  const query = useOwnStore();
  if (!query.data)
    return (
      <>
        {head()}
        {nav}
        <QueryView query={query} lines={8}>
          {() => null}
        </QueryView>
      </>
    );
  return (
    <DressDesk found={query.data} onReload={async () => (await query.refetch()).data} {...{ head, nav }} />
  );
}
