import { lazy, Suspense } from "react";
import { m } from "#messages/messages.js";
import { Block } from "#web/portal/dashboard/block.tsx";
import type { DashboardCard } from "#web/portal/dashboard/dashboard-card.ts";
import { useHome } from "#web/portal/use-home.ts";
import { LoadingState } from "#web/ui/skeleton.tsx";

const Standing = lazy(() => import("./standing.tsx"));

/** Where the reader's last diagnostic left them, and the way on. */
export const diagnosticCard: DashboardCard = {
  id: "diagnostic",
  roles: ["advisor", "tour_operator"],
  column: "narrow",
  Card: DiagnosticCard,
};

function DiagnosticCard() {
  const home = useHome();
  return (
    <Block title={m.diagnostic_title()} way={{ to: `${home}/growth`, label: m.diagnostic_card_way() }}>
      <Suspense fallback={<LoadingState lines={2} />}>
        <Standing />
      </Suspense>
    </Block>
  );
}
