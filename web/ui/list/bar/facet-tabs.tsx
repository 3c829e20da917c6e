import { formatCount } from "#web/locale/format.ts";
import { FilterTabs } from "../../filter-tabs.tsx";
import type { ListAnswer } from "../list-column.ts";
import type { ListFilter } from "../place/list-place.ts";
import type { ListPlace } from "../place/use-list-place.ts";

export type Facets = ListAnswer<unknown>["facets"] | undefined;

/** How many a value of a filter would leave, once it is known. */
export function countOf(facets: Facets, name: string, value: string): string {
  const entry = facets?.[name]?.find((one) => one.value === value);
  return entry ? formatCount(entry.count) : "";
}

type FacetTabsProps = { filter: ListFilter; place: ListPlace; facets: Facets };

/** The parts of a list, each with how many it holds. */
export function FacetTabs({ filter: { name, label, values }, place, facets }: FacetTabsProps) {
  return (
    <FilterTabs
      label={label}
      current={place.values[name] ?? ""}
      tabs={values.map(({ value, label: tab }) => ({
        id: value,
        label: tab,
        count: countOf(facets, name, value),
        to: place.address({ values: { [name]: value } }),
      }))}
    />
  );
}
