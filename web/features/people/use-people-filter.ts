import { useSearchParams } from "react-router";
import { type AccountStatus, statuses } from "#domain/accounts/status.ts";
import { PersonQuery } from "#domain/people/people.ts";

/** What the address asks for; nonsense in it is as if it were not there. */
export function usePeopleFilter() {
  const [params, setParams] = useSearchParams();
  const given = Object.fromEntries([...params].filter(([, value]) => value !== ""));
  const parsed = PersonQuery.safeParse(given);
  const { status = "pending", role, q } = parsed.success ? parsed.data : PersonQuery.parse({});
  // Who waits, the longest first; of the others, the latest decision first.
  const filter = { status, role, q, sort: status === "pending" ? "createdAt" : "-updatedAt" } as const;
  const common = { ...(q ? { q } : {}), ...(role ? { role } : {}) };
  const address = (given: Record<string, string>) => `?${new URLSearchParams(given)}`;
  return {
    filter,
    key: JSON.stringify(filter),
    personId: params.get("person"),
    tabAddress: (next: AccountStatus) => address({ status: next, ...common }),
    everybodyAddress: address({ status }),
    personAddress: (id: string) => address({ ...Object.fromEntries(params), person: id }),
    choosePerson: (id: string) =>
      setParams({ ...Object.fromEntries(params), person: id }, { replace: true, preventScrollReset: true }),
    search: (words: string) =>
      setParams({ status, ...(role ? { role } : {}), ...(words ? { q: words } : {}) }),
    chooseRole: (next: string) => setParams({ status, ...(q ? { q } : {}), ...(next ? { role: next } : {}) }),
    statuses,
  };
}

export type PeopleFilter = ReturnType<typeof usePeopleFilter>;
