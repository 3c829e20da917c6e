import { useState } from "react";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { ReasonDialog } from "#web/ui/reason-dialog.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import styles from "../timeline.module.css";
import { answerAppeal, decideReport } from "../timeline.ts";

/** Leaves it or takes it down, or answers an appeal; each with a reason that people read. */
export function DecideButtons({ id, isAppeal = false }: { id: string; isAppeal?: boolean }) {
  const [verdict, setVerdict] = useState<"up" | "down">();
  const { run: decide, isBusy } = useWrite(decideReport);
  const { run: answer, isBusy: isAnswering } = useWrite(answerAppeal);
  const labels = isAppeal
    ? { up: m.timeline_restore(), down: m.timeline_uphold() }
    : { up: m.timeline_keep(), down: m.timeline_remove() };
  const confirm = async (reason: string) => {
    setVerdict(undefined);
    const isUp = verdict === "up";
    const outcome = isAppeal
      ? await answer({ id, isRestored: isUp, answer: reason })
      : await decide({ id, decision: isUp ? "kept" : "removed", reason });
    if (outcome.state === "done") return toast({ text: m.timeline_decided() });
    const isLate = outcome.state === "refused" && outcome.code !== "validation_failed";
    toast({ tone: "bad", text: isLate ? m.timeline_decided_before() : m.state_error_text() });
  };
  return (
    <div className={styles.verdicts}>
      {(["up", "down"] as const).map((one) => (
        <Button
          key={one}
          look={one === "up" ? "outline" : "danger"}
          size="small"
          isBusy={isBusy || isAnswering}
          onClick={() => setVerdict(one)}
        >
          {labels[one]}
        </Button>
      ))}
      {verdict && (
        <ReasonDialog
          title={labels[verdict]}
          text={m.timeline_decide_text()}
          action={labels[verdict]}
          onConfirm={(reason) => void confirm(reason)}
          onClose={() => setVerdict(undefined)}
        />
      )}
    </div>
  );
}
