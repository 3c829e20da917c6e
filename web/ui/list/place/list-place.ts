/** One filter of a list, its values in the order in which they are offered. */
export type ListFilter = {
  name: string;
  label: string;
  values: { value: string; label: string }[];
  /** Tabs part the whole list; a select narrows it. */
  look: "tabs" | "select";
  /** What holds while the address says nothing; without it, all. */
  first?: string;
  /** What it is called when everything is let through. */
  all?: string;
};

/** What a list can be asked on the screen: the names are those of its contract. */
export type ListQuestions = {
  filters: ListFilter[];
  sorts: readonly string[];
  /** How it is sorted unless somebody says otherwise, by what is shown. */
  sortOf: (values: Values) => string;
  /** Further words of the address, which stay whatever the list is asked. */
  keeps?: readonly string[];
};

type Values = Record<string, string>;
export type Place = { q: string; sort: string; values: Values; kept?: Values };
export type PlaceChange = { q?: string; sort?: string; values?: Values };

const MAX_WORDS = 120;

/** What an address asks for; nonsense in it is as if it were not there. */
export function readPlace(params: URLSearchParams, questions: ListQuestions): Place {
  const { filters, sorts, sortOf, keeps } = questions;
  const values: Values = {};
  for (const { name, values: known, first } of filters) {
    const given = params.get(name);
    const value = known.some((one) => one.value === given) ? given : first;
    if (value) values[name] = value;
  }
  const sort = params.get("sort");
  const isKnown = sort !== null && sorts.includes(nameOf(sort));
  const q = (params.get("q") ?? "").slice(0, MAX_WORDS).replace(/\p{C}/gu, " ").trim();
  const kept = keeps?.flatMap((name) => (params.has(name) ? [[name, params.get(name)!]] : []));
  return {
    ...{ q, sort: isKnown ? sort : sortOf(values), values },
    ...(kept && { kept: Object.fromEntries(kept) }),
  };
}

/** The address of a place after a change, without what holds anyway; an empty value lifts its filter. */
export function writePlace(place: Place, change: PlaceChange, { filters, sortOf }: ListQuestions): string {
  const values = { ...place.values, ...change.values };
  // A sort that nobody chose belongs to what was shown, and does not come along.
  const chosen = change.sort ?? (place.sort === sortOf(place.values) ? undefined : place.sort);
  const params = new URLSearchParams(place.kept);
  for (const { name, first } of filters) {
    const value = values[name];
    if (value && value !== first) params.set(name, value);
  }
  const q = change.q ?? place.q;
  if (q) params.set("q", q);
  if (chosen && chosen !== sortOf(values)) params.set("sort", chosen);
  return `?${params}`;
}

/** The sort that a press on a heading asks for: its own first, and the other way round after that. */
export function nextSort(current: string, own: string): string {
  return current === own ? turned(own) : own;
}

/** How a column stands in the current sort, as `aria-sort` says it. */
export function sortState(current: string, own: string): "ascending" | "descending" | "none" {
  if (nameOf(current) !== nameOf(own)) return "none";
  return current.startsWith("-") ? "descending" : "ascending";
}

/** The same sort the other way round. */
export function turned(sort: string): string {
  return sort.startsWith("-") ? nameOf(sort) : `-${sort}`;
}

function nameOf(sort: string): string {
  return sort.replace(/^-/, "");
}

/** Whether more than a choice of tab leaves rows out. */
export function isNarrowed({ q, values }: Place, { filters }: ListQuestions): boolean {
  return q !== "" || filters.some(({ name, look, first }) => look === "select" && values[name] !== first);
}

/** The part of the list that is open, all of it, in its usual sort. */
export function wholeAddress(place: Place, questions: ListQuestions): string {
  const lifted = questions.filters.filter(({ look }) => look === "select").map(({ name }) => [name, ""]);
  const sort = questions.sortOf(place.values);
  return writePlace(place, { q: "", sort, values: Object.fromEntries(lifted) }, questions);
}
