import type { ReactNode } from "react";
import { m } from "#messages/messages.js";
import { ListSearch } from "../../list-search.tsx";
import { SelectField } from "../../select-field.tsx";
import type { ListColumn } from "../list-column.ts";
import { turned } from "../place/list-place.ts";
import type { ListPlace } from "../place/use-list-place.ts";
import { ColumnMenu } from "./column-menu.tsx";
import { countOf, type Facets } from "./facet-tabs.tsx";
import { FileMenu, type SaveFile } from "./file-menu.tsx";
import styles from "./list-bar.module.css";

type ListBarProps<Row> = {
  place: ListPlace;
  facets: Facets;
  searchLabel: string;
  columns: ListColumn<Row>[];
  hidden: string[];
  onColumn: (id: string) => void;
  onFile: SaveFile;
  views: ReactNode;
};

/** What narrows a list, how it is sorted where there are no headings, which columns it has, and its file. */
export function ListBar<Row>(props: ListBarProps<Row>) {
  const { place, facets, searchLabel, columns, hidden, onColumn, onFile, views } = props;
  const selects = place.filters.filter(({ look }) => look === "select");
  return (
    <div className="list-bar" data-slot="list-bar">
      <div className={styles.search}>
        <ListSearch label={searchLabel} value={place.q} onSearch={(q) => place.go({ q })} />
      </div>
      {selects.map(({ name, label, values, all }) => (
        <div key={name} className={styles.choice}>
          <SelectField
            label={label}
            value={place.values[name] ?? ""}
            onChange={({ currentTarget }) => place.go({ values: { [name]: currentTarget.value } })}
            {...(all ? { placeholder: all } : {})}
            options={values.map(({ value, label: words }) => {
              const count = countOf(facets, name, value);
              return { value, label: count ? `${words} (${count})` : words };
            })}
          />
        </div>
      ))}
      <div className={styles.choice} data-phone>
        <SelectField
          label={m.list_sort()}
          value={place.sort}
          onChange={({ currentTarget }) => place.go({ sort: currentTarget.value })}
          options={sortOptions(columns, place.sort)}
        />
      </div>
      <div className={styles.end}>
        {views}
        <ColumnMenu columns={columns} hidden={hidden} onToggle={onColumn} />
        <FileMenu onFile={onFile} />
      </div>
    </div>
  );
}

/** Every sort of the columns, both ways; and the order shown, where no column has it. */
function sortOptions<Row>(columns: ListColumn<Row>[], shown: string) {
  const options = columns.flatMap(({ header: column, sort }) =>
    (sort ? [sort, turned(sort)] : []).map((value) => ({
      value,
      label: value.startsWith("-") ? m.list_sort_down({ column }) : m.list_sort_up({ column }),
    })),
  );
  if (options.some(({ value }) => value === shown)) return options;
  return [{ value: shown, label: m.list_sort_usual() }, ...options];
}
