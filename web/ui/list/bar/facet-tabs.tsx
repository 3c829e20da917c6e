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

/** How many there are whatever the value. */
function sumOf(facets: Facets, name: string): string {
  const counts = facets?.[name]?.map(({ count }) => count);
  if (!counts) return "";
  return formatCount({
    value: counts.reduce((sum, { value }) => sum + value, 0),
    isMore: counts.some(({ isMore }) => isMore),
  });
}

type FacetTabsProps = { filter: ListFilter; place: ListPlace; facets: Facets };

/** The parts of a list, each with how many it holds; before them the whole, where the filter has a word for it. */
export function FacetTabs({ filter: { name, label, values, all }, place, facets }: FacetTabsProps) {
  const to = (value: string) => place.address({ values: { [name]: value } });
  const parts = values.map(({ value, label: tab }) => ({
    id: value,
    label: tab,
    count: countOf(facets, name, value),
    to: to(value),
  }));
  const whole = all ? [{ id: "", label: all, count: sumOf(facets, name), to: to("") }] : [];
  return <FilterTabs label={label} current={place.values[name] ?? ""} tabs={[...whole, ...parts]} />;
}
