import { Megaphone } from "lucide-react";
import type { Campaigns } from "#domain/marketing/campaigns.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import type { SearchSource } from "#web/portal/search/search-source.ts";
import { MARKETING } from "./marketing.ts";

/** The campaigns that were read, for whoever sells; the desk, for administrators. */
export const searchSource: SearchSource = {
  id: "marketing",
  label: m.campaigns_title,
  find: ({ role, menu, queries }) => {
    if (role === "admin") {
      const to = `${menu.home}/campaigns/new`;
      return [{ id: "campaigns-new", label: m.campaigns_new(), icon: Megaphone, to }];
    }
    if (role !== "advisor" && role !== "tour_operator") return [];
    const read = queries.getQueryData<Campaigns>([...MARKETING, "campaigns"]);
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
