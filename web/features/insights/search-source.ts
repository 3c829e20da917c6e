import { Lighthouse } from "lucide-react";
import { FarolSignals } from "#domain/insights/insights.ts";
import { m } from "#messages/messages.js";
import type { InsightsApi } from "#server/insights/contract.ts";
import type { SearchSource } from "#web/portal/search/search-source.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { said } from "./insights.ts";
import { INSIGHTS } from "./keys.ts";

const signals = {
  queryKey: [...INSIGHTS, "signals"],
  queryFn: async () =>
    FarolSignals.parse(await bodyOf(await memberApi<InsightsApi>().insights.signals.$get())),
};

/** The signals of the reader's own figures, each with what it leads to; for administrators how right the rules are. */
export const searchSource: SearchSource = {
  id: "insights",
  label: m.menu_insights,
  reads: ({ role }) => (role === "advisor" || role === "tour_operator" ? [signals] : []),
  find: ({ role, menu, queries }) => {
    if (role === "admin")
      return [
        {
          ...{ id: "insights-precision", icon: Lighthouse, to: "/admin/insights/precision" },
          label: m.insights_precision_title(),
        },
      ];
    if (role !== "advisor" && role !== "tour_operator") return [];
    const cards = queries.getQueryData<FarolSignals>(signals.queryKey)?.cards ?? [];
    return cards.map(({ id, sentence, name, action }) => ({
      ...{ id: `insight-${id}`, label: said(sentence), note: said(name), icon: Lighthouse },
      to: `${menu.home}${action.to}`,
    }));
  },
};
