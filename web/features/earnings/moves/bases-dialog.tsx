import { type ReactNode, useState } from "react";
import { clawbackWays } from "#domain/commissions/claims.ts";
import type { Commission, Correction } from "#domain/commissions/commissions.ts";
import { isClawback } from "#domain/commissions/states.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { confirm, correct, decide } from "../earnings.ts";
import { areFarAbove, BaseField, FarReason, readBases } from "./base-field.tsx";
import { MoveDialog, type MoveDialogProps } from "./move-dialog.tsx";

type Said = { bases: number[]; reason: string };
type BasesDialogProps = Pick<MoveDialogProps, "title" | "text" | "done" | "onClose"> & {
  commission: Commission;
  send: (said: Said) => ReturnType<MoveDialogProps["send"]>;
  /** What is asked beside the bases. */
  children: ReactNode;
};

const nameOf = (at: number) => `base-${at}`;

/** The base of each room, fixed by somebody. */
function BasesDialog({ commission, title, text, done, send, onClose, children }: BasesDialogProps) {
  const read = (fields: FormData) => {
    const bases = readBases(fields, commission, nameOf);
    const reason = String(fields.get("reason") ?? "").trim();
    return bases ? send({ bases, reason }) : m.earnings_error_fields();
  };
  return (
    <MoveDialog {...{ title, text, done, onClose }} action={title} send={read}>
      {commission.lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rooms have their place and nothing else
        <BaseField key={at} name={nameOf(at)} line={line} currency={commission.currency} />
      ))}
      {children}
    </MoveDialog>
  );
}

type DialogProps = { commission: Commission; onClose: () => void };

/** A hotel fixes what a stay came to after check-out; where that is far above what was agreed, with a reason. */
export function ConfirmBases({ hotelId, ...dialog }: DialogProps & { hotelId: string }) {
  const { id, version } = dialog.commission;
  const { run } = useWrite(confirm(hotelId));
  const [isFar, setIsFar] = useState(false);
  const send = ({ bases, reason }: Said) => {
    const needsReason = areFarAbove(dialog.commission, bases);
    setIsFar(needsReason);
    if (needsReason && reason === "") return m.earnings_confirm_far();
    return run({ rows: [{ id, version, bases, ...(needsReason && { reason }) }] });
  };
  return (
    <BasesDialog
      {...dialog}
      title={m.earnings_confirm()}
      text={m.earnings_confirm_text()}
      done={m.earnings_confirmed()}
      send={send}
    >
      {isFar && <FarReason />}
    </BasesDialog>
  );
}

/** The house decides what is argued about. */
export function DecideBases(dialog: DialogProps) {
  const { id, version } = dialog.commission;
  const { run } = useWrite(decide(id));
  return (
    <BasesDialog
      {...dialog}
      title={m.earnings_decide()}
      text={m.earnings_decide_text()}
      done={m.earnings_decided()}
      send={(said) => (said.reason === "" ? m.earnings_error_fields() : run({ version, ...said }))}
    >
      <Reason />
    </BasesDialog>
  );
}

const wayNames: Record<(typeof clawbackWays)[number], () => string> = {
  payout: m.earnings_clawback_payout,
  claim: m.earnings_clawback_claim,
};

/** The house says that a stay came to another amount after all; once it was paid out, how the rest comes back. */
export function CorrectBases(dialog: DialogProps) {
  const { id, version, state } = dialog.commission;
  const { run } = useWrite(correct(id));
  const [way, setWay] = useState<Correction["way"]>(isClawback(state) ? "payout" : null);
  return (
    <BasesDialog
      {...dialog}
      title={m.earnings_correct()}
      text={way ? m.earnings_clawback_text() : m.earnings_correct_text()}
      done={m.earnings_corrected()}
      send={(said) => (said.reason === "" ? m.earnings_error_fields() : run({ version, ...said, way }))}
    >
      {way && (
        <SelectField
          label={m.earnings_clawback_way()}
          options={clawbackWays.map((value) => ({ value, label: wayNames[value]() }))}
          value={way}
          onChange={(event) => setWay(event.currentTarget.value as Correction["way"])}
        />
      )}
      <Reason />
    </BasesDialog>
  );
}

function Reason() {
  return <TextAreaField name="reason" label={m.earnings_dispute_reason()} maxLength={1_000} required />;
}
