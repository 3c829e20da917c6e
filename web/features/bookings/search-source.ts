import { BedDouble, Inbox } from "lucide-react";
import { homeOf } from "#domain/accounts/homes.ts";
import type { Role } from "#domain/accounts/roles.ts";
import { BookingList, type BookingSummary } from "#domain/bookings/bookings.ts";
import { m } from "#messages/messages.js";
import type { BookingsApi } from "#server/bookings/contract.ts";
import { said } from "#web/locale/said.ts";
import type { SearchSource } from "#web/portal/search/search-source.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { BOOKINGS } from "./keys.ts";
import { stateName } from "./words.ts";

const LATEST = "100";
const isSeller = (role: Role) => role === "advisor" || role === "tour_operator";
const latest = {
  queryKey: [...BOOKINGS, "search"],
  queryFn: async () => {
    const query = { q: "", sort: "-createdAt", limit: LATEST } as const;
    return BookingList.parse(await bodyOf(await memberApi<BookingsApi>().bookings.$get({ query }))).rows;
  },
};

/** Bookings by code, hotel and journey, and where they are listed. */
export const searchSource: SearchSource = {
  id: "bookings",
  label: m.bookings_title,
  reads: ({ role }) => (isSeller(role) ? [latest] : []),
  find: ({ role, queries }) => {
    const home = homeOf[role];
    const all = { id: "bookings", label: m.bookings_title(), icon: BedDouble, to: `${home}/bookings` };
    if (role === "hotel") return [];
    if (role === "admin") return [all];
    const rows = queries.getQueryData<BookingSummary[]>(latest.queryKey) ?? [];
    return [
      all,
      { id: "received", label: m.bookings_received(), icon: Inbox, to: `${home}/bookings/received` },
      ...rows.map(({ id, reference, hotelName, title, product, state }) => ({
        ...{ id: `booking-${id}`, label: `${reference}, ${hotelName}`, icon: BedDouble },
        note: [product ? said(product) : title, stateName(state)].filter(Boolean).join(", "),
        to: `${home}/bookings/${id}`,
      })),
    ];
  },
};
