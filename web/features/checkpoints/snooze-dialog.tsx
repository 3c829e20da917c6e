import { type FormEvent, useId, useState } from "react";
import type { Checkpoint, CheckpointStep } from "#domain/checkpoints/checkpoints.ts";
import { dayAfter } from "#domain/zones.ts";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import styles from "./checkpoints.module.css";
import { nextMonday } from "./months.ts";
import { shortDay, titleOf } from "./words.ts";

export type StepDialogProps = {
  checkpoint: Checkpoint;
  today: string;
  take: (checkpoint: Checkpoint, step: CheckpointStep) => Promise<boolean>;
  onClose: () => void;
};

/** Puts a checkpoint off: to tomorrow, next Monday, or another day. */
export function SnoozeDialog({ checkpoint, today, take, onClose }: StepDialogProps) {
  const formId = useId();
  const [error, setError] = useState<string>();
  const until = async (day: string) => {
    if (day <= today) return setError(m.checkpoints_error_later());
    if (await take(checkpoint, { kind: "snooze", until: day })) onClose();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void until(String(new FormData(event.currentTarget).get("day")));
  };
  const [tomorrow, monday] = [dayAfter(today, 1), nextMonday(today)];
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={m.checkpoints_snooze_of({ title: titleOf(checkpoint) })}
      actions={
        <Button size="work" type="submit" form={formId}>
          {m.checkpoints_snooze_confirm()}
        </Button>
      }
    >
      <form id={formId} className="work stack" noValidate onSubmit={onSubmit}>
        <div className={styles.choices}>
          <Button look="outline" size="work" onClick={() => void until(tomorrow)}>
            {m.checkpoints_snooze_tomorrow()}, {shortDay(tomorrow)}
          </Button>
          <Button look="outline" size="work" onClick={() => void until(monday)}>
            {m.checkpoints_snooze_monday()}, {shortDay(monday)}
          </Button>
        </div>
        <TextField
          {...{ type: "date", name: "day", error, min: tomorrow, defaultValue: dayAfter(today, 2) }}
          label={m.checkpoints_snooze_date()}
        />
      </form>
    </Dialog>
  );
}
