import type { Checkpoint, CheckpointStep } from "#domain/checkpoints/checkpoints.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { toast } from "#web/ui/toast/toast.ts";
import { takeStep } from "./checkpoints.ts";
import { shortDay } from "./words.ts";

/** Takes a step with a checkpoint and says what became of it; whether it was taken. */
export function useTake() {
  const { run, isBusy } = useWrite(takeStep);
  const take = async ({ id, version }: Checkpoint, step: CheckpointStep): Promise<boolean> => {
    const outcome = await run({ id, version, step });
    if (outcome.state === "conflict") toast({ text: m.checkpoints_error_stale() });
    else if (outcome.state !== "done") toast({ text: m.account_error_other(), tone: "bad" });
    if (outcome.state !== "done") return false;
    if (step.kind === "done") {
      const undo = () => void take(outcome.value, { kind: "undo" });
      toast({ text: m.checkpoints_done_toast(), action: { label: m.checkpoints_undo(), onPress: undo } });
    }
    // It takes the place of the note that offered this, whose way back is gone.
    if (step.kind === "undo") toast({ text: m.checkpoints_undone_toast() });
    if (step.kind === "snooze") toast({ text: m.checkpoints_snoozed_toast({ day: shortDay(step.until) }) });
    return true;
  };
  return { take, isBusy };
}
