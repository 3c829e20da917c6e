import { Trash2 } from "lucide-react";
import type { Goal } from "#domain/growth/growth.ts";
import { standingOf } from "#domain/growth/pace.ts";
import { m } from "#messages/messages.js";
import { formatNumber } from "#web/locale/format.ts";
import { useAsked } from "#web/portal/use-asked.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { GoalForm } from "./goal-form.tsx";
import styles from "./growth.module.css";
import { dropGoal } from "./growth.ts";
import { measureNames, shortDay, standingNames } from "./words.ts";

/** Goals with what was reached; the fine mark is where a steady pace would be today. */
export function GoalsPanel({ goals, today }: { goals: Goal[]; today: string }) {
  const [isNew, setIsNew] = useAsked({ "1": true });
  return (
    <section aria-labelledby="goals" className={styles.panel}>
      <div className={styles.panelHead}>
        <h2 id="goals">{m.growth_goals()}</h2>
        <Button size="small" look="outline" aria-expanded={isNew ?? false} onClick={() => setIsNew(!isNew)}>
          {m.growth_new_goal()}
        </Button>
      </div>
      {isNew && <GoalForm today={today} onDone={() => setIsNew(false)} />}
      {goals.length === 0 ? (
        <EmptyState title={m.growth_no_goals()} text={m.growth_no_goals_text()} />
      ) : (
        <ul>
          {goals.map((goal) => (
            <GoalLine key={goal.id} goal={goal} />
          ))}
        </ul>
      )}
    </section>
  );
}

function GoalLine({ goal }: { goal: Goal }) {
  const { run, isBusy } = useWrite(dropGoal);
  const { measure, value, target, pace, startsOn, endsOn } = goal;
  const name = measureNames[measure]();
  const share = (of: number) => Math.min(100, (of / target) * 100);
  const drop = async () => {
    const { state } = await run({ id: goal.id });
    toast({ text: state === "done" ? m.growth_goal_dropped() : m.growth_failed() });
  };
  return (
    <li className={styles.goal} data-standing={standingOf(goal)}>
      <div>
        <b>{name}</b>
        <small>{m.growth_span({ from: shortDay(startsOn), until: shortDay(endsOn) })}</small>
      </div>
      <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <line data-track="" x1="0" y1="4" x2="100" y2="4" />
        <line data-value="" x1="0" y1="4" x2={share(value)} y2="4" />
        <line data-pace="" x1={share(pace)} y1="0" x2={share(pace)} y2="8" />
      </svg>
      <div className={styles.figure}>
        <b>{formatNumber(value)}</b>
        <small>
          {m.growth_of({ target: formatNumber(target), standing: standingNames[standingOf(goal)]() })}
        </small>
      </div>
      <Button
        size="small"
        look="quiet"
        isBusy={isBusy}
        aria-label={m.growth_drop_goal({ name })}
        onClick={() => void drop()}
      >
        <Trash2 size={15} strokeWidth={1.5} aria-hidden="true" />
      </Button>
    </li>
  );
}
