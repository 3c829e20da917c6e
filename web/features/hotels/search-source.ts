import { Hotel } from "lucide-react";
import { Register } from "#domain/hotels/houses.ts";
import { m } from "#messages/messages.js";
import type { MembersApi } from "#server/hotels/members/contract.ts";
import type { SearchSource } from "#web/portal/search/search-source.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";

type Rows = Register["rows"];
const keyOf = (words: string) => ["house-register", "search", words];

async function findHotels(q: string): Promise<Rows> {
  return Register.parse(
    await bodyOf(await memberApi<MembersApi>().houses.register.$get({ query: { q, limit: "8" } })),
  ).rows;
}

/** Every hotel and group of the house by name, for administrators. */
export const searchSource: SearchSource = {
  id: "hotels",
  label: m.register_title,
  reads: ({ role, words }) =>
    role === "admin" && words ? [{ queryKey: keyOf(words), queryFn: () => findHotels(words) }] : [],
  find: ({ queries, words }) =>
    (queries.getQueryData<Rows>(keyOf(words)) ?? []).map(({ id, name, groupName, country }) => ({
      ...{ id: `hotel-${id}`, label: name, note: groupName ?? country, icon: Hotel },
      to: `/admin/hotels/${id}/page`,
    })),
};
