import { type ReactNode, useEffect, useRef, useState } from "react";
import { NothingFound } from "../screen-states.tsx";
import { isHideable } from "./bar/column-menu.tsx";
import { type Facets, FacetTabs } from "./bar/facet-tabs.tsx";
import type { SaveFile } from "./bar/file-menu.tsx";
import { ListBar } from "./bar/list-bar.tsx";
import styles from "./list.module.css";
import type { ListAnswer, ListColumn, ListRows } from "./list-column.ts";
import { LoadMore } from "./load-more.tsx";
import type { ListPlace } from "./place/use-list-place.ts";
import { ListFoot } from "./table/list-foot.tsx";
import { ListTable } from "./table/list-table.tsx";
import { type Selection, stillShown, toggled, toggledAll } from "./table/selection.ts";
import { SelectionBar } from "./table/selection-bar.tsx";
import { useHiddenColumns } from "./table/use-hidden-columns.ts";
import type { ListKey } from "./table/use-list-keys.ts";
import { useRowKeys } from "./table/use-row-keys.ts";

export type ListProps<Row> = {
  /** Under which the choice of columns is remembered. */
  id: string;
  caption: string;
  searchLabel: string;
  place: ListPlace;
  columns: ListColumn<Row>[];
  row: ListRows<Row>;
  /** As far as it has been read; until then, what is there instead. */
  answer: ListAnswer<Row> | undefined;
  missing: ReactNode;
  /** What says that there is nothing yet. */
  empty: ReactNode;
  isLoadingMore: boolean;
  onMore: () => void;
  /** Brings the file of what is shown. */
  onFile: SaveFile;
  /** What is open, and the whole of it beside the list. */
  openId?: string | undefined;
  aside?: ReactNode;
  /** Keys of this list alone. */
  keys?: ListKey[];
  /** What can be done with everything that is selected; without it nothing is. */
  onSelected?: ((rows: Row[]) => ReactNode) | undefined;
  /** In the bar: where saved views have their place. */
  views?: ReactNode;
};

/** A list as every screen has it: found, narrowed, sorted, walked, selected, kept as a file; the address says what is shown. */
export function List<Row>(props: ListProps<Row>) {
  const { id, place, columns, answer, missing, empty, onFile, searchLabel, views, aside } = props;
  const root = useRef<HTMLDivElement>(null);
  const beside = useRef<HTMLDivElement>(null);
  const hideable = columns.filter(isHideable).map((column) => column.id);
  const { hidden, toggle } = useHiddenColumns(id, hideable);
  const facets = useLastKnown(answer?.facets);
  const shown = columns.filter((column) => !hidden.includes(column.id));
  const tabs = place.filters.filter(({ look }) => look === "tabs");
  return (
    <div ref={root} className={styles.list} data-slot="list">
      {tabs.map((filter) => (
        <FacetTabs key={filter.name} filter={filter} place={place} facets={facets} />
      ))}
      <div className="work">
        <ListBar {...{ place, facets, searchLabel, columns, hidden, onFile, views }} onColumn={toggle} />
      </div>
      {!answer && missing}
      {answer?.rows.length === 0 &&
        (place.isNarrowed ? <NothingFound allAddress={place.wholeAddress} /> : empty)}
      {answer && answer.rows.length > 0 && (
        <div className={styles.desk} data-aside={aside ? "" : undefined}>
          <Rows
            key={place.key}
            {...props}
            {...{ root, answer }}
            columns={shown}
            onBeside={() => showBelow(beside.current)}
          />
          {aside && (
            <div ref={beside} className={styles.aside}>
              {aside}
            </div>
          )}
        </div>
      )}
    </div>
  );
}

type RowsProps<Row> = ListProps<Row> & {
  root: React.RefObject<HTMLElement | null>;
  answer: ListAnswer<Row>;
  onBeside: () => void;
};

/** Where the whole of a row stands below the list, choosing one must show it. */
function showBelow(beside: HTMLElement | null): void {
  if (!window.matchMedia("(min-width: 1181px)").matches) beside?.scrollIntoView();
}

/** The rows themselves; another question begins with nothing selected. */
function Rows<Row>(props: RowsProps<Row>) {
  const { root, caption, place, columns, row, answer, openId, keys = [], onSelected, onBeside } = props;
  const { rows, hasMore, count } = answer;
  const ids = rows.map(row.id);
  const [ticked, setTicked] = useState<Selection>(new Set());
  const selection = stillShown(ticked, ids);
  const onSelect = (rowId: string) => setTicked(toggled(selection, rowId));
  const onEnd = () => hasMore && props.onMore();
  useRowKeys({ root, rows, row, openId, keys, onSelect, onEnd });
  return (
    <div className={styles.rows}>
      <ListTable
        {...{ caption, place, columns, rows, row, openId, onSelect, onBeside }}
        selection={onSelected && selection}
        onSelectAll={() => setTicked(toggledAll(selection, ids))}
      />
      <LoadMore hasMore={hasMore} isLoading={props.isLoadingMore} onMore={props.onMore} />
      {onSelected && (
        <SelectionBar count={selection.size} onClear={() => setTicked(new Set())}>
          {onSelected(rows.filter((one) => selection.has(row.id(one))))}
        </SelectionBar>
      )}
      <ListFoot
        shown={rows.length}
        count={count}
        canOpen={row.opens !== undefined && !row.opens.isBeside}
        canSelect={onSelected !== undefined}
        keys={keys}
      />
    </div>
  );
}

/** What was last known, while the next is on its way. */
function useLastKnown(facets: Facets): Facets {
  const last = useRef(facets);
  useEffect(() => {
    if (facets) last.current = facets;
  });
  return facets ?? last.current;
}
