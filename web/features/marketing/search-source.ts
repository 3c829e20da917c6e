import { Megaphone } from "lucide-react";
import type { Role } from "#domain/accounts/roles.ts";
import type { Campaigns } from "#domain/marketing/campaigns.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import type { SearchSource } from "#web/portal/search/search-source.ts";
import { campaignsReading } from "./marketing.ts";

const isSeller = (role: Role) => role === "advisor" || role === "tour_operator";

/** The campaigns they may see, for whoever sells. */
export const searchSource: SearchSource = {
  id: "marketing",
  label: m.campaigns_title,
  reads: ({ role }) => (isSeller(role) ? [campaignsReading] : []),
  find: ({ role, menu, queries }) => {
    if (!isSeller(role)) return [];
    const read = queries.getQueryData<Campaigns>(campaignsReading.queryKey);
    return (read?.campaigns ?? [])
      .filter(({ situation }) => situation !== "announced")
      .map(({ id, title, hotels }) => ({
        id: `campaign-${id}`,
        label: title[getLocale()],
        note: hotels.map(({ name }) => name).join(", "),
        icon: Megaphone,
        to: `${menu.home}/marketing/${id}`,
      }));
  },
};
