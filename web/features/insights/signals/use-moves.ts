import type { ShownCard } from "#domain/insights/insights.ts";
import type { CardStep } from "#domain/insights/states.ts";
import { m } from "#messages/messages.js";
import { formatCalendarDay } from "#web/locale/format.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { toast } from "#web/ui/toast/toast.ts";
import { moveCard } from "../insights.ts";

/** What can be done with a signal; each can be taken back as long as its note is there. */
export function useMoves({ id }: Pick<ShownCard, "id">) {
  const { run, isBusy } = useWrite(moveCard);
  const move = async (step: CardStep, text: string): Promise<void> => {
    const outcome = await run({ id, step });
    if (outcome.state !== "done") return toast({ tone: "bad", text: m.insights_move_failed() });
    const undo = () => void run({ id, step: { kind: "reopen" } });
    toast({
      text,
      ...(step.kind === "reopen" ? {} : { action: { label: m.insights_undo(), onPress: undo } }),
    });
  };
  return {
    isBusy,
    done: () => move({ kind: "done" }, m.insights_done_said()),
    dismiss: () => move({ kind: "dismiss" }, m.insights_dismiss_said()),
    snooze: (until: string) =>
      move({ kind: "snooze", until }, m.insights_snooze_said({ day: formatCalendarDay(until) })),
    reopen: () => move({ kind: "reopen" }, m.insights_reopen_said()),
  };
}
