import { useState } from "react";
import type { JourneyMove } from "#domain/journeys/journey-lists.ts";
import type { Journey } from "#domain/journeys/journeys.ts";
import { canMove, needsNote } from "#domain/journeys/states.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { ReasonDialog } from "#web/ui/reason-dialog.tsx";
import { moveJourney } from "../journeys.ts";
import styles from "./builder.module.css";

const moves = ["accepted", "declined", "booked", "draft", "cancelled"] as const;
type To = (typeof moves)[number];
const names: Record<To, () => string> = {
  accepted: m.journeys_to_accepted,
  declined: m.journeys_to_declined,
  booked: m.journeys_to_booked,
  draft: m.journeys_to_draft,
  cancelled: m.journeys_to_cancelled,
};

/** Where a journey can be taken by hand from where it stands; what must be explained asks for the reason. */
export function StateActions({ journey, optionId }: { journey: Journey; optionId: string }) {
  const { run: move, isBusy } = useWrite(moveJourney);
  const [asked, setAsked] = useState<To>();
  const [hasFailed, setHasFailed] = useState(false);
  const { id, state: from } = journey;
  const possible = moves.filter((to) => canMove({ from, to, by: "owner" }));
  const carryOut = async (to: To, note: string | null) => {
    setAsked(undefined);
    const wanted: JourneyMove = { from, to, note, optionId: to === "accepted" ? optionId : null };
    const outcome = await move({ id, move: wanted });
    setHasFailed(outcome.state !== "done");
  };
  if (possible.length === 0) return null;
  return (
    <div className={styles.moves}>
      {hasFailed && <Notice tone="bad">{m.journeys_move_failed()}</Notice>}
      {possible.map((to) => (
        <Button
          key={to}
          look={to === "cancelled" ? "caution" : "outline"}
          size="small"
          isBusy={isBusy}
          onClick={() => (needsNote({ from, to, by: "owner" }) ? setAsked(to) : void carryOut(to, null))}
        >
          {names[to]()}
        </Button>
      ))}
      {asked && (
        <ReasonDialog
          title={names[asked]()}
          text={
            asked === "accepted"
              ? m.journeys_word_text({ label: labelOf(journey, optionId) })
              : m.journeys_reason_text()
          }
          label={asked === "accepted" ? m.journeys_word_label() : m.journeys_reason_label()}
          isHarmless={asked === "accepted"}
          action={names[asked]()}
          onClose={() => setAsked(undefined)}
          onConfirm={(reason) => void carryOut(asked, reason)}
        />
      )}
    </div>
  );
}

function labelOf({ options }: Journey, optionId: string): string {
  return options.find(({ id }) => id === optionId)?.label ?? "";
}
