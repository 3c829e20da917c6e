import { useId, useState } from "react";
import { Controller, type UseFormReturn, useForm } from "react-hook-form";
import { type Activity, type ActivityKind, activityKinds } from "#domain/activities/activities.ts";
import { houseDay } from "#domain/site/views.ts";
import { m } from "#messages/messages.js";
import type { Outcome } from "#web/session/queries/outcome.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFooter } from "#web/ui/dialog-footer.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import styles from "./activities.module.css";
import { correctActivity, recordActivity } from "./activities.ts";
import { HotelPicks } from "./hotel-picks.tsx";
import { kindName } from "./kind-names.ts";

type Values = {
  hotelIds: string[];
  kind: ActivityKind;
  happenedOn: string;
  summary: string;
  reach: string;
  nextStep: string;
  nextStepOn: string;
};
type ActivityDialogProps = { activity: Activity | undefined; onClose: () => void };

/** Records an activity in a few fields, today's by default, or corrects one. */
export function ActivityDialog({ activity, onClose }: ActivityDialogProps) {
  const formId = useId();
  const today = houseDay(new Date());
  const [failure, setFailure] = useState<string>();
  const { run: record } = useWrite(recordActivity);
  const { run: correct } = useWrite(correctActivity);
  const form = useForm<Values>({
    mode: "onTouched",
    defaultValues: {
      hotelIds: activity ? [activity.hotel.id] : [],
      kind: activity?.kind ?? "call",
      happenedOn: activity?.happenedOn ?? today,
      summary: activity?.summary ?? "",
      reach: activity?.reach == null ? "" : String(activity.reach),
      nextStep: activity?.nextStep ?? "",
      nextStepOn: activity?.nextStepOn ?? "",
    },
  });
  const { handleSubmit, formState } = form;
  const submit = handleSubmit(async ({ hotelIds, reach, nextStep, nextStepOn, ...rest }) => {
    const words = {
      ...rest,
      reach: reach.trim() ? Number(reach) : null,
      nextStep: nextStep.trim() || null,
      nextStepOn: nextStepOn || null,
    };
    const outcome: Outcome<unknown, unknown> = activity
      ? await correct({ id: activity.id, correction: { version: activity.version, ...words } })
      : await record({ hotelIds, ...words });
    if (outcome.state !== "done") return setFailure(refusalText(outcome));
    toast({ text: activity ? m.activities_corrected() : recordedText(hotelIds.length) });
    onClose();
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={activity ? m.activities_correct_title() : m.activities_new()}
      actions={
        <DialogFooter onBack={onClose} type="submit" form={formId} isBusy={formState.isSubmitting}>
          {m.activities_save()}
        </DialogFooter>
      }
    >
      <form id={formId} className="work stack" noValidate onSubmit={(event) => void submit(event)}>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <ActivityFields form={form} isNew={!activity} today={today} />
      </form>
    </Dialog>
  );
}

function recordedText(count: number): string {
  return count === 1 ? m.activities_recorded() : m.activities_recorded_many({ count });
}

function refusalText({ state }: { state: string }): string {
  if (state === "conflict") return m.activities_conflict();
  return state === "offline" ? m.account_error_offline() : m.account_error_other();
}

type ActivityFieldsProps = { form: UseFormReturn<Values>; isNew: boolean; today: string };

function ActivityFields({ form, isNew, today }: ActivityFieldsProps) {
  const { control, register, watch, formState } = form;
  const { errors } = formState;
  const required = m.account_required();
  return (
    <>
      <TextField
        {...register("summary", { required })}
        label={m.activities_what()}
        error={errors.summary?.message}
        autoComplete="off"
        maxLength={300}
      />
      {isNew && (
        <Controller
          control={control}
          name="hotelIds"
          rules={{ validate: (ids) => ids.length > 0 || m.activities_choose() }}
          render={({ field }) => (
            <HotelPicks picked={field.value} error={errors.hotelIds?.message} onPick={field.onChange} />
          )}
        />
      )}
      <div className={styles.fields}>
        <SelectField
          {...register("kind")}
          label={m.activities_kind()}
          options={activityKinds.map((value) => ({ value, label: kindName(value) }))}
        />
        <TextField
          {...register("happenedOn", {
            required,
            validate: (day) => day <= today || m.activities_not_ahead(),
          })}
          type="date"
          max={today}
          label={m.activities_day()}
          error={errors.happenedOn?.message}
        />
        <TextField
          {...register("reach", {
            validate: (reach) => /^\d{0,6}$/.test(reach.trim()) || m.activities_reach_wrong(),
          })}
          label={m.activities_reach()}
          error={errors.reach?.message}
          isOptional
          inputMode="numeric"
        />
      </div>
      <div className={styles.fields}>
        <TextField
          {...register("nextStep", {
            validate: (step) => !watch("nextStepOn") || step.trim() !== "" || m.activities_step_missing(),
          })}
          label={m.activities_next()}
          error={errors.nextStep?.message}
          isOptional
          autoComplete="off"
          maxLength={300}
        />
        <TextField {...register("nextStepOn")} type="date" label={m.activities_next_day()} isOptional />
      </div>
    </>
  );
}
