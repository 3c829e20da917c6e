import { type FormEvent, useId, useState } from "react";
import type { Referral } from "#domain/referrals/referrals.ts";
import { isOpen, moveBlocker, ReferralTarget } from "#domain/referrals/states.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFooter } from "#web/ui/dialog-footer.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { moveReferral } from "./referrals.ts";
import { stateNames } from "./words.ts";

/** Opens what can be made of a referral that is still under way. */
export function MoveButton({ referral }: { referral: Referral }) {
  const [isMoving, setIsMoving] = useState(false);
  if (!isOpen(referral.state)) return null;
  return (
    <>
      <Button size="work" onClick={() => setIsMoving(true)}>
        {m.referrals_move()}
      </Button>
      {isMoving && <MoveDialog referral={referral} onClose={() => setIsMoving(false)} />}
    </>
  );
}

function MoveDialog({ referral, onClose }: { referral: Referral; onClose: () => void }) {
  const { id, name, state, version } = referral;
  const formId = useId();
  const ways = ReferralTarget.options.filter(
    (way) => moveBlocker({ from: state, to: way, note: "·" }) === null,
  );
  const [chosen, setChosen] = useState<ReferralTarget>();
  // Somebody else may have moved it meanwhile: then what was chosen is no way any more.
  const to = chosen && ways.includes(chosen) ? chosen : ways[0];
  const [problem, setProblem] = useState<string>();
  const { run: move, isBusy } = useWrite(moveReferral);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const note = String(new FormData(event.currentTarget).get("note") ?? "").trim() || null;
    if (!to) return;
    if (to === "declined" && !note) return setProblem(m.referrals_move_missing());
    const done = await move({ id, to, note, version });
    if (done.state === "done") return onClose();
    const isTaken = done.state === "refused" && done.code === "hotel_known";
    if (done.state === "conflict") return setProblem(m.referrals_stale());
    setProblem(isTaken ? m.referrals_move_taken() : m.referrals_failed());
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={name}
      actions={
        <DialogFooter onBack={onClose} type="submit" form={formId} isBusy={isBusy}>
          {m.referrals_move_save()}
        </DialogFooter>
      }
    >
      <form id={formId} className="work stack" noValidate onSubmit={(event) => void submit(event)}>
        {problem && <Notice tone="bad">{problem}</Notice>}
        <SelectField
          label={m.referrals_move_to()}
          value={to}
          onChange={(event) => setChosen(ReferralTarget.parse(event.currentTarget.value))}
          options={ways.map((value) => ({ value, label: stateNames[value].label() }))}
        />
        <TextAreaField
          name="note"
          label={m.referrals_move_note()}
          hint={m.referrals_move_note_hint()}
          maxLength={1_000}
        />
      </form>
    </Dialog>
  );
}
