import { Check, RotateCcw } from "lucide-react";
import type { PlanAction } from "#domain/growth/growth.ts";
import { nightsBetween } from "#domain/zones.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Badge } from "#web/ui/badge.tsx";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import styles from "./growth.module.css";
import { tickAction } from "./growth.ts";
import { said, shortDay } from "./words.ts";

/** The plan of the last diagnostic: what is done closes by itself where the portal can see it. */
export function PlanPanel({ plan, today }: { plan: PlanAction[]; today: string }) {
  return (
    <section aria-labelledby="plan" className={styles.panel}>
      <div className={styles.panelHead}>
        <h2 id="plan">{m.growth_plan()}</h2>
      </div>
      {plan.length === 0 ? (
        <EmptyState title={m.growth_no_plan()} text={m.growth_no_plan_text()} />
      ) : (
        <ol className={styles.plan}>
          {plan.map((action) => (
            <ActionLine key={action.id} action={action} today={today} />
          ))}
        </ol>
      )}
    </section>
  );
}

function ActionLine({ action, today }: { action: PlanAction; today: string }) {
  const { run, isBusy } = useWrite(tickAction);
  const { state, dueOn, proof } = action;
  const title = said(action.title);
  const isOpen = state === "open";
  const tick = async () => {
    const outcome = await run(action);
    if (outcome.state !== "done") toast({ text: m.growth_failed() });
  };
  return (
    <li data-state={state}>
      <button
        type="button"
        className={styles.tick}
        aria-disabled={isBusy || undefined}
        aria-label={isOpen ? m.growth_do({ title }) : m.growth_undo({ title })}
        onClick={() => !isBusy && void tick()}
      >
        <span>
          {isOpen ? <Check size={13} aria-hidden="true" /> : <RotateCcw size={13} aria-hidden="true" />}
        </span>
      </button>
      <time dateTime={dueOn}>{shortDay(dueOn)}</time>
      <div>
        <b>{title}</b>
        <small>
          {said(action.dimension)}.{" "}
          {proof ? m.growth_seen({ seen: proof.seen, times: proof.times }) : said(action.note)}
        </small>
      </div>
      <ActionBadge {...{ state, days: nightsBetween(today, dueOn) }} />
    </li>
  );
}

function ActionBadge({ state, days }: { state: PlanAction["state"]; days: number }) {
  if (state === "done") return <Badge tone="ok">{m.growth_state_done()}</Badge>;
  if (state === "waived") return <Badge>{m.growth_state_waived()}</Badge>;
  if (days < 0) return <Badge tone="bad">{lateWords(-days)}</Badge>;
  return days <= 7 ? <Badge tone="warn">{soonWords(days)}</Badge> : <Badge>{m.growth_state_open()}</Badge>;
}

const lateWords = (days: number) => m.growth_late({ days });

function soonWords(days: number): string {
  if (days > 1) return m.growth_in_days({ days });
  return days === 1 ? m.growth_tomorrow() : m.growth_today();
}
