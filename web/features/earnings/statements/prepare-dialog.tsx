import { latestMonths } from "#domain/accountability/accountability.ts";
import { m } from "#messages/messages.js";
import { formatMonth } from "#web/locale/format.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { MoveDialog } from "../moves/move-dialog.tsx";
import { prepareMonth } from "./statements.ts";

const OFFERED = 12;

/** Asks for the month whose statements are prepared. */
export function PrepareDialog({ onClose }: { onClose: () => void }) {
  const { run } = useWrite(prepareMonth);
  const months = latestMonths(new Date().toISOString().slice(0, 10), OFFERED);
  return (
    <MoveDialog
      title={m.statements_prepare()}
      text={m.statements_prepare_text()}
      action={m.statements_prepare()}
      done={m.statements_prepare_done()}
      send={(fields) => run({ month: String(fields.get("month")) })}
      onClose={onClose}
    >
      <SelectField
        name="month"
        label={m.earnings_month()}
        options={months.map((value) => ({ value, label: formatMonth(value) }))}
      />
    </MoveDialog>
  );
}
