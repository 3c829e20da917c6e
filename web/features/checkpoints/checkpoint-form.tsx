import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import type { Checkpoint } from "#domain/checkpoints/checkpoints.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFooter } from "#web/ui/dialog-footer.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { takeStep, useJourneyNames, writeCheckpoint } from "./checkpoints.ts";
import { noteOf, titleOf } from "./words.ts";

type Values = { title: string; note: string; dueOn: string; dueTime: string; journeyId: string };
type CheckpointFormProps = { checkpoint?: Checkpoint; today: string; onClose: () => void };

/** Writes a checkpoint of one's own, or rewrites one. */
export function CheckpointForm({ checkpoint, today, onClose }: CheckpointFormProps) {
  const formId = useId();
  const [problem, setProblem] = useState<string>();
  const { run: write } = useWrite(writeCheckpoint);
  const { run: take } = useWrite(takeStep);
  const { register, handleSubmit, formState } = useForm<Values>({
    mode: "onTouched",
    defaultValues: {
      ...{
        title: checkpoint ? titleOf(checkpoint) : "",
        note: checkpoint ? noteOf(checkpoint) : "",
        journeyId: "",
      },
      ...{ dueOn: checkpoint?.day ?? today, dueTime: checkpoint?.dueTime ?? "" },
    },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ journeyId, ...values }) => {
    const { note, dueOn } = values;
    const written = { title: values.title.trim(), note: note.trim(), dueOn, dueTime: values.dueTime || null };
    const outcome = checkpoint
      ? await take({ id: checkpoint.id, version: checkpoint.version, step: { kind: "edit", ...written } })
      : await write({ ...written, journeyId: journeyId || null });
    if (outcome.state === "done") return onClose();
    setProblem(outcome.state === "conflict" ? m.checkpoints_error_stale() : m.account_error_other());
  });
  const isSoundDay = (day: string) => day >= today || day === checkpoint?.dueOn || m.checkpoints_error_past();
  const required = m.account_required();
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={checkpoint ? m.checkpoints_edit_title() : m.checkpoints_new_title()}
      actions={
        <DialogFooter onBack={onClose} type="submit" form={formId} isBusy={isSubmitting}>
          {m.checkpoints_save()}
        </DialogFooter>
      }
    >
      <form id={formId} className="work stack" noValidate onSubmit={(event) => void submit(event)}>
        {problem && <Notice tone="bad">{problem}</Notice>}
        {checkpoint?.template && <p className="note">{m.checkpoints_edit_text()}</p>}
        <TextField
          {...register("title", { validate: (typed) => typed.trim() !== "" || required })}
          label={m.checkpoints_field_title()}
          error={errors.title?.message}
          maxLength={160}
        />
        <TextField
          {...register("dueOn", { required, validate: isSoundDay })}
          type="date"
          label={m.checkpoints_field_day()}
          error={errors.dueOn?.message}
        />
        <TextField {...register("dueTime")} type="time" label={m.checkpoints_field_time()} isOptional />
        {!checkpoint && <JourneyField field={register("journeyId")} />}
        <TextAreaField
          {...register("note")}
          label={m.checkpoints_field_note()}
          isOptional
          rows={2}
          maxLength={1_000}
        />
      </form>
    </Dialog>
  );
}

function JourneyField({ field }: { field: ReturnType<ReturnType<typeof useForm<Values>>["register"]> }) {
  const { data = [] } = useJourneyNames();
  return (
    <SelectField
      {...field}
      label={m.checkpoints_field_journey()}
      options={[{ value: "", label: m.checkpoints_field_journey_none() }, ...data]}
    />
  );
}
