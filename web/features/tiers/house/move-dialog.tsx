import { type TierName, tierNames } from "#domain/tiers/ladders.ts";
import type { Climber } from "#domain/tiers/standing.ts";
import { m } from "#messages/messages.js";
import { FormDialog } from "#web/session/form-dialog.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { tierName } from "../words.ts";
import { said } from "./field-values.ts";
import { moveByHand } from "./standings.ts";
import { refusalWords } from "./words.ts";

/** Another tier by hand, with its reason; locked, no rule moves it. */
export function MoveDialog({ person, onClose }: { person: Climber; onClose: () => void }) {
  const { run } = useWrite(moveByHand);
  const send = (fields: FormData) => {
    const reason = said(fields, "reason");
    if (reason === "") return m.reason_missing();
    const tier = said(fields, "tier") as TierName;
    return run({ id: person.id, tier, isLocked: fields.has("isLocked"), reason });
  };
  return (
    <FormDialog
      refusal={refusalWords}
      title={m.tiers_move_title({ person: person.name })}
      action={m.tiers_move_save()}
      done={m.tiers_moved()}
      send={send}
      onClose={onClose}
    >
      <SelectField
        name="tier"
        label={m.tiers_level()}
        defaultValue={person.tier}
        options={tierNames.map((value) => ({ value, label: tierName(value) }))}
      />
      <Checkbox name="isLocked" label={m.tiers_move_lock()} defaultChecked={person.isLocked} />
      <TextAreaField
        name="reason"
        label={m.reason_label()}
        hint={m.tiers_move_reason_hint()}
        maxLength={500}
        required
      />
    </FormDialog>
  );
}
