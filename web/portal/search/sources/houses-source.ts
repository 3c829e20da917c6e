import { Hotel } from "lucide-react";
import { m } from "#messages/messages.js";
import { portalFeatures } from "../../features.ts";
import { houseAddress, housesReading, knownHouses } from "../../house/houses.ts";
import type { SearchSource } from "../search-source.ts";

/** Every tab of every hotel that the reader works for. */
export const housesSource: SearchSource = {
  id: "pages",
  label: m.search_pages,
  reads: ({ role }) => (role === "hotel" ? [housesReading] : []),
  find: ({ role, queries }) => {
    if (role !== "hotel") return [];
    const tabs = portalFeatures
      .flatMap(({ houseTabs = [] }) => houseTabs)
      .toSorted((one, other) => one.place - other.place);
    return knownHouses(queries).flatMap(({ slug, name }) =>
      tabs.map(({ path, label }) => {
        const to = houseAddress(slug, path);
        return { id: to, label: label(), note: name, icon: Hotel, to };
      }),
    );
  },
};
