import type { QueryClient } from "@tanstack/react-query";
import type { Role } from "#domain/accounts/roles.ts";
import type { HotelPart } from "#domain/hotels/members.ts";
import { m } from "#messages/messages.js";
import { portalFeatures } from "../../features.ts";
import { houseAddress, housesReading, knownHouses } from "../../house/houses.ts";
import type { PortalAction } from "../portal-action.ts";
import type { SearchEntry, SearchSource } from "../search-source.ts";

/** What the reader may do, as every feature declares it; a hotel's people for each of their hotels. */
export const actionsSource: SearchSource = {
  id: "actions",
  label: m.search_actions,
  reads: ({ role }) => (role === "hotel" ? [housesReading] : []),
  find: ({ role, menu, queries }) =>
    portalFeatures.flatMap(({ actions = [] }) =>
      actions.flatMap((action) => entriesOf(action, { role, home: menu.home, queries })),
    ),
};

type Reader = { role: Role; home: string; queries: QueryClient };

function entriesOf(action: PortalAction, { role, home, queries }: Reader): SearchEntry[] {
  const label = action.label();
  const { icon } = action;
  if ("to" in action) {
    if (!action.roles.includes(role)) return [];
    const to = `${home}/${action.to}`;
    return [{ id: `action-${action.to}`, label, icon, to, ...(action.note && { note: action.note() }) }];
  }
  if (role !== "hotel") return [];
  return knownHouses(queries)
    .filter(({ part }) => action.parts.includes(part as HotelPart))
    .map(({ slug, name }) => {
      const to = houseAddress(slug, action.inHouse);
      return { id: `action-${to}`, label, note: name, icon, to };
    });
}
