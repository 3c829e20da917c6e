import { useState } from "react";
import type { Commission } from "#domain/commissions/commissions.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { ReasonDialog } from "#web/ui/reason-dialog.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import styles from "../earnings.module.css";
import { approve, makeVoid, settle, type Whose } from "../earnings.ts";
import { refusalText } from "../words.ts";
import { ConfirmBases, CorrectBases, DecideBases } from "./bases-dialog.tsx";
import { DeclareDialog } from "./declare-dialog.tsx";
import { DisputeDialog } from "./dispute-dialog.tsx";

type Opened = "confirm" | "declare" | "dispute" | "decide" | "correct" | "void" | null;
type CommissionMovesProps = { commission: Commission; whose: Whose };

/** What the reader of a commission may do with it now; nothing where it is not their turn. */
export function CommissionMoves({ commission, whose }: CommissionMovesProps) {
  const [opened, setOpened] = useState<Opened>(null);
  const { moves } = commission;
  const close = () => setOpened(null);
  const can = (to: Commission["state"]) => moves.includes(to);
  const isHotel = whose.kind === "hotel";
  const isHouse = whose.kind === "house";
  const isArgued = commission.state === "disputed";
  const open = (what: Opened, label: string, look: "solid" | "outline") => (
    <Button size="work" {...(look === "outline" && { look })} onClick={() => setOpened(what)}>
      {label}
    </Button>
  );
  return (
    <div className={styles.actions}>
      {can("settled") && <SettleButton commission={commission} />}
      {can("confirmed") && isHotel && open("confirm", m.earnings_confirm(), "solid")}
      {commission.canDeclare && open("declare", m.earnings_declare(), "solid")}
      {can("confirmed") && isHouse && isArgued && open("decide", m.earnings_decide(), "solid")}
      {can("approved") && isHouse && commission.state === "received" && (
        <ApproveButton commission={commission} />
      )}
      {commission.canCorrect && open("correct", m.earnings_correct(), "outline")}
      {can("disputed") && !isHouse && open("dispute", m.earnings_dispute(), "outline")}
      {can("void") && isHouse && open("void", m.earnings_void(), "outline")}
      {opened === "confirm" && isHotel && (
        <ConfirmBases commission={commission} hotelId={whose.hotelId} onClose={close} />
      )}
      {opened === "decide" && <DecideBases commission={commission} onClose={close} />}
      {opened === "correct" && <CorrectBases commission={commission} onClose={close} />}
      {opened === "declare" && isHotel && (
        <DeclareDialog rows={[commission]} hotelId={whose.hotelId} onClose={close} />
      )}
      {opened === "dispute" && <DisputeDialog commission={commission} whose={whose} onClose={close} />}
      {opened === "void" && <VoidDialog commission={commission} onClose={close} />}
    </div>
  );
}

function SettleButton({ commission: { id, version } }: { commission: Commission }) {
  const { run, isBusy } = useWrite(settle(id));
  const send = async () => {
    const outcome = await run({ version });
    toast({ text: outcome.state === "done" ? m.earnings_settled() : refusalText(outcome) });
  };
  return (
    <>
      <p>{m.earnings_settle_ask()}</p>
      <Button size="work" isBusy={isBusy} onClick={() => void send()}>
        {m.earnings_settle()}
      </Button>
    </>
  );
}

function ApproveButton({ commission: { id, version } }: { commission: Commission }) {
  const { run, isBusy } = useWrite(approve);
  const send = async () => {
    const outcome = await run({ rows: [{ id, version }] });
    toast({ text: outcome.state === "done" ? m.earnings_approved({ count: 1 }) : refusalText(outcome) });
  };
  return (
    <Button size="work" isBusy={isBusy} onClick={() => void send()}>
      {m.earnings_approve()}
    </Button>
  );
}

type DialogProps = { commission: Commission; onClose: () => void };

function VoidDialog({ commission: { id, version }, onClose }: DialogProps) {
  const { run } = useWrite(makeVoid(id));
  const send = async (reason: string) => {
    const outcome = await run({ version, reason });
    toast({ text: outcome.state === "done" ? m.earnings_voided() : refusalText(outcome) });
    onClose();
  };
  return (
    <ReasonDialog
      title={m.earnings_void()}
      text={m.earnings_void_text()}
      action={m.earnings_void()}
      onConfirm={(reason) => void send(reason)}
      onClose={onClose}
    />
  );
}
