import { facetCount } from "#domain/list/list.ts";
import { formatCount } from "#web/locale/format.ts";
import { FilterTabs } from "#web/ui/filter-tabs.tsx";

type StateTabsProps<State extends string> = {
  label: string;
  /** What the tab of them all is called. */
  all: string;
  states: readonly State[];
  nameOf: (state: State) => string;
  facet: Parameters<typeof facetCount<State>>[0];
  current: State | undefined;
  address: (to: { state: string }) => string;
};

/** The states of what a list shows, each with how many there are. */
export function StateTabs<State extends string>(props: StateTabsProps<State>) {
  const { label, all, states, nameOf, facet, current, address } = props;
  const tabs = states.map((id) => ({
    ...{ id, label: nameOf(id), to: address({ state: id }) },
    count: formatCount(facetCount(facet, id)),
  }));
  return (
    <FilterTabs
      label={label}
      current={current ?? "all"}
      tabs={[{ id: "all", label: all, count: "", to: address({ state: "" }) }, ...tabs]}
    />
  );
}
