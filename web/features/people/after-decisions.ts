import type { AccountStatus } from "#domain/accounts/status.ts";
import type { PersonList } from "#domain/people/people.ts";

type Decided = ReadonlyMap<string, AccountStatus>;

/** The list once what was decided a moment ago is counted in: who was decided about has gone to another status. */
export function afterDecisions(list: PersonList, decided: Decided): PersonList {
  const gone = list.rows.filter(({ id }) => decided.has(id));
  if (gone.length === 0) return list;
  const moved = (value: AccountStatus) =>
    gone.filter(({ id }) => decided.get(id) === value).length -
    gone.filter(({ status }) => status === value).length;
  return {
    ...list,
    rows: list.rows.filter(({ id }) => !decided.has(id)),
    count: { ...list.count, value: list.count.value - gone.length },
    facets: {
      ...list.facets,
      status: list.facets.status.map(({ value, count }) => ({
        value,
        count: { ...count, value: count.value + moved(value) },
      })),
    },
  };
}
