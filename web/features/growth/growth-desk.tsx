import type { ReactNode } from "react";
import type { Growth } from "#domain/growth/growth.ts";
import { standingOf } from "#domain/growth/pace.ts";
import { m } from "#messages/messages.js";
import { PageHead } from "#web/portal/page-head.tsx";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { FamTrips } from "./fam-trips.tsx";
import { GoalsPanel } from "./goals-panel.tsx";
import styles from "./growth.module.css";
import { useGrowth } from "./growth.ts";
import { PlanPanel } from "./plan-panel.tsx";

type DeskProps = {
  /** What the diagnostic says of the reader, beside goals and plan. */
  portrait: ReactNode;
  /** What can be done with the diagnostic. */
  actions: ReactNode;
  /** The trainings the reader takes, and what they hold of them. */
  passport: ReactNode;
  certificates: ReactNode;
};

/** A member's own development: goals by what they did, the plan, the portrait, and what their tier opens. */
export function GrowthDesk({ portrait, actions, passport, certificates }: DeskProps) {
  const query = useGrowth();
  return (
    <QueryView query={query} head={<PageHead title={m.growth_title()} actions={actions} />} lines={6}>
      {(growth) => (
        <>
          <PageHead title={m.growth_title()} text={summary(growth)} actions={actions} />
          <div className={styles.desk}>
            <div>
              <GoalsPanel goals={growth.goals} today={growth.today} />
              <PlanPanel plan={growth.plan} today={growth.today} />
              {passport}
            </div>
            <div className={styles.side}>
              {portrait}
              {certificates}
              <FamTrips famTrips={growth.famTrips} />
            </div>
          </div>
        </>
      )}
    </QueryView>
  );
}

function summary({ goals, plan }: Growth): string {
  const behind = goals.filter((goal) => standingOf(goal) === "behind").length;
  const open = plan.filter(({ state }) => state === "open").length;
  return m.growth_summary({ goals: goals.length, behind, open });
}
