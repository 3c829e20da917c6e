import { useState } from "react";
import { useForm } from "react-hook-form";
import { type GoalMeasure, goalMeasures, isGoalSpan } from "#domain/growth/growth.ts";
import { quarterOf } from "#domain/growth/pace.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import styles from "./growth.module.css";
import { setGoal } from "./growth.ts";
import { measureNames } from "./words.ts";

type Fields = { measure: GoalMeasure; target: string; startsOn: string; endsOn: string };

/** A new goal, for this quarter unless one says otherwise. */
export function GoalForm({ today, onDone }: { today: string; onDone: () => void }) {
  const defaults: Fields = { measure: "accepted", target: "", ...quarterOf(today) };
  const form = useForm<Fields>({ mode: "onTouched", defaultValues: defaults });
  const [problem, setProblem] = useState<string>();
  const { run } = useWrite(setGoal);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ target, ...goal }) => {
    setProblem(undefined);
    const outcome = await run({ ...goal, target: Number(target) });
    if (outcome.state === "done") {
      toast({ text: m.growth_goal_set() });
      return onDone();
    }
    setProblem(refusalWords(outcome.state === "refused" ? outcome.code : undefined));
  });
  const isCount = (value: string) => /^[1-9]\d{0,4}$/.test(value) || m.growth_target_wrong();
  return (
    <form className={`work ${styles.form}`} noValidate onSubmit={(event) => void submit(event)}>
      <SelectField
        {...form.register("measure")}
        label={m.growth_measure()}
        options={goalMeasures.map((value) => ({ value, label: measureNames[value]() }))}
      />
      <TextField
        {...form.register("target", { validate: isCount })}
        label={m.growth_target()}
        inputMode="numeric"
        error={errors.target?.message}
      />
      <TextField
        {...form.register("startsOn", { required: m.growth_day_wrong() })}
        type="date"
        label={m.growth_from()}
        error={errors.startsOn?.message}
      />
      <TextField
        {...form.register("endsOn", {
          validate: (value, { startsOn }) => {
            if (value <= startsOn || value < today) return m.growth_day_wrong();
            return isGoalSpan(startsOn, value) || m.growth_span_long();
          },
        })}
        type="date"
        label={m.growth_until()}
        error={errors.endsOn?.message}
      />
      {problem && <Notice tone="bad">{problem}</Notice>}
      <Button type="submit" size="work" isBusy={isSubmitting}>
        {m.growth_set_goal()}
      </Button>
    </form>
  );
}

function refusalWords(code: string | undefined): string {
  if (code === "goal_exists") return m.growth_goal_exists();
  return code === "goals_full" ? m.growth_goals_full() : m.growth_failed();
}
