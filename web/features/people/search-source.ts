import { UserRound } from "lucide-react";
import { type Person, PersonList } from "#domain/people/people.ts";
import { m } from "#messages/messages.js";
import type { PeopleApi } from "#server/people/contract.ts";
import type { SearchSource } from "#web/portal/search/search-source.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { PEOPLE } from "./keys.ts";
import { statusName } from "./status-names.ts";

const keyOf = (words: string) => [...PEOPLE, "search", words];

async function findPeople(q: string): Promise<Person[]> {
  const answer = await memberApi<PeopleApi>().people.$get({ query: { q, limit: "8" } });
  return PersonList.parse(await bodyOf(answer)).rows;
}

/** Everybody of the house by name or address, for administrators. */
export const searchSource: SearchSource = {
  id: "people",
  label: m.dashboard_people,
  reads: ({ role, words }) =>
    role === "admin" && words ? [{ queryKey: keyOf(words), queryFn: () => findPeople(words) }] : [],
  find: ({ queries, words }) =>
    (queries.getQueryData<Person[]>(keyOf(words)) ?? []).map(({ id, fullName, email, status }) => ({
      ...{ id: `person-${id}`, label: fullName || (email ?? ""), icon: UserRound },
      note: [email, statusName(status)].filter(Boolean).join(", "),
      to: `/admin/approvals?${new URLSearchParams({ status, q: email ?? fullName, person: id })}`,
    })),
};
