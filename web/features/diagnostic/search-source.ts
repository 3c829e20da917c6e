import { ClipboardCheck } from "lucide-react";
import type { OwnDiagnostics } from "#domain/diagnostic/attempts.ts";
import { m } from "#messages/messages.js";
import type { SearchEntry, SearchSource } from "#web/portal/search/search-source.ts";
import { sitePath } from "#web/site/site-path.ts";
import { OWN_DIAGNOSTICS, readOwnDiagnostics } from "./own/own-diagnostics.ts";

const icon = ClipboardCheck;

/** For members their last result and the plan that came of it, for administrators everybody who answered. */
export const searchSource: SearchSource = {
  id: "diagnostic",
  label: m.diagnostic_title,
  reads: ({ role }) =>
    role === "advisor" || role === "tour_operator"
      ? [{ queryKey: OWN_DIAGNOSTICS, queryFn: readOwnDiagnostics }]
      : [],
  find: ({ role, menu, queries }) => {
    if (role === "admin")
      return [{ id: "diagnostic-attempts", label: m.diagnostic_attempts(), icon, to: "/admin/diagnostics" }];
    if (role !== "advisor" && role !== "tour_operator") return [];
    const attempts = queries.getQueryData<OwnDiagnostics>(OWN_DIAGNOSTICS)?.attempts ?? [];
    const entries: SearchEntry[] = [
      { id: "diagnostic-plan", label: m.growth_plan(), icon, to: `${menu.home}/growth` },
    ];
    const open = attempts.find(({ state }) => state === "started");
    const last = attempts.find(({ state }) => state === "finished");
    if (open)
      entries.push({
        ...{ id: "diagnostic-open", label: m.diagnostic_go_on(), icon },
        to: sitePath(`/diagnostico-pdi/quiz/${open.token}`),
      });
    if (last)
      entries.push({
        ...{ id: "diagnostic-result", label: m.diagnostic_open_result(), icon },
        to: sitePath(`/diagnostico-pdi/obrigado?link=${last.token}`),
      });
    return entries;
  },
};
