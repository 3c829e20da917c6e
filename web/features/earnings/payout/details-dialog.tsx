import { type PayoutDetails, readDetails } from "#domain/payouts/details.ts";
import { formatPixKey, type PixKeyKind, pixKeyKinds } from "#domain/pix/keys.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { changeDetails } from "../earnings.ts";
import { MoveDialog } from "../moves/move-dialog.tsx";
import { kindNames, wrongKeys } from "./kind-names.ts";

type DetailsDialogProps = Pick<PayoutDetails, "details" | "version"> & { onClose: () => void };

/** Asks for a key of a kind and whose account it is; says what is wrong with it before anything is sent. */
export function DetailsDialog({ details, version, onClose }: DetailsDialogProps) {
  const { run } = useWrite(changeDetails);
  const send = (fields: FormData) => {
    const of = (name: string) => String(fields.get(name) ?? "").trim();
    const typed = { kind: of("kind") as PixKeyKind, key: of("key"), holder: of("holder") };
    const read = readDetails(typed);
    if (!("wrong" in read)) return run({ version, ...typed });
    return read.wrong === "key" ? wrongKeys[typed.kind]() : m.payouts_holder_wrong();
  };
  return (
    <MoveDialog
      title={m.payouts_details_title()}
      text={m.payouts_details_text()}
      action={m.payouts_details_save()}
      done={m.payouts_details_saved()}
      send={send}
      onClose={onClose}
    >
      <SelectField
        name="kind"
        label={m.payouts_details_kind()}
        options={pixKeyKinds.map((value) => ({ value, label: kindNames[value]() }))}
        defaultValue={details?.kind ?? "cpf"}
      />
      <TextField
        name="key"
        label={m.payouts_details_key()}
        defaultValue={details ? formatPixKey(details) : ""}
        maxLength={120}
        autoComplete="off"
        required
      />
      <TextField
        name="holder"
        label={m.payouts_details_holder()}
        defaultValue={details?.holder ?? ""}
        maxLength={80}
        autoComplete="name"
        required
      />
    </MoveDialog>
  );
}
