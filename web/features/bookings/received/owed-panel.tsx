import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { Commission } from "#domain/commissions/commissions.ts";
import { m } from "#messages/messages.js";
import { formatCalendarDay, formatMoney } from "#web/locale/format.ts";
import type { Outcome } from "#web/session/queries/outcome.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { ReasonDialog } from "#web/ui/reason-dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import styles from "../bookings.module.css";
import { confirmOwed, declareOwed, disputeOwed, owedQuery } from "./owed.ts";

type OwedPanelProps = { id: string; sellerName: string };

/** What the reader owes whoever sold their product: confirmed after its day, then paid. */
export function OwedPanel({ id, sellerName }: OwedPanelProps) {
  return (
    <section className={`work stack ${styles.panel}`} aria-labelledby="owed">
      <h2 id="owed" className={styles.part}>
        {m.bookings_owed()}
      </h2>
      <p>{m.bookings_owed_text({ name: sellerName })}</p>
      <QueryView query={useQuery(owedQuery(id))} lines={2}>
        {(commission) => <Owed commission={commission} />}
      </QueryView>
    </section>
  );
}

function Owed({ commission }: { commission: Commission }) {
  const { id, version, state, amount, currency, dueOn, moves, declared } = commission;
  const [problem, setProblem] = useState<string>();
  const [isDisputing, setIsDisputing] = useState(false);
  const { run: confirm, isBusy } = useWrite(confirmOwed);
  const say = (outcome: Outcome<unknown, unknown>) =>
    setProblem(outcome.state === "done" ? undefined : refusalText(outcome));
  return (
    <>
      {problem && <Notice tone="bad">{problem}</Notice>}
      <p>
        <b>{formatMoney(amount, currency)}</b>, {formatCalendarDay(declared?.on ?? dueOn)}
        {declared && ` · ${declared.reference}`}
      </p>
      {state === "disputed" && <Notice tone="warn">{m.bookings_owed_disputed()}</Notice>}
      <div className={styles.actions}>
        {moves.includes("disputed") && (
          <Button look="outline" size="work" onClick={() => setIsDisputing(true)}>
            {m.earnings_dispute()}
          </Button>
        )}
        {moves.includes("confirmed") && (
          <Button size="work" isBusy={isBusy} onClick={() => void confirm({ id, version }).then(say)}>
            {m.bookings_owed_confirm()}
          </Button>
        )}
      </div>
      {moves.includes("declared_paid") && <PaidForm commission={commission} onOutcome={say} />}
      {isDisputing && (
        <DisputeDialog commission={commission} onOutcome={say} onClose={() => setIsDisputing(false)} />
      )}
    </>
  );
}

type Said = (outcome: Outcome<unknown, unknown>) => void;
type DisputeDialogProps = { commission: Commission; onOutcome: Said; onClose: () => void };

function DisputeDialog({ commission: { id, version }, onOutcome, onClose }: DisputeDialogProps) {
  const { run } = useWrite(disputeOwed(id));
  const send = async (reason: string) => {
    onOutcome(await run({ version, reason, claimedBase: null }));
    onClose();
  };
  return (
    <ReasonDialog
      title={m.earnings_dispute()}
      text={m.earnings_dispute_text()}
      action={m.earnings_dispute()}
      onConfirm={(reason) => void send(reason)}
      onClose={onClose}
    />
  );
}

type PaidFormProps = { commission: Commission; onOutcome: Said };

function PaidForm({ commission: { id, version }, onOutcome }: PaidFormProps) {
  const { run, isBusy } = useWrite(declareOwed);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const said = (name: string) => String(form.get(name) ?? "").trim();
    const declaration = { paidOn: said("paidOn"), reference: said("reference") };
    onOutcome(await run({ rows: [{ id, version }], ...declaration }));
  };
  return (
    <form className="work stack" onSubmit={(event) => void submit(event)}>
      <div className={styles.fields}>
        <TextField name="paidOn" type="date" label={m.bookings_owed_day()} required />
        <TextField name="reference" label={m.bookings_owed_reference()} required maxLength={60} />
      </div>
      <div className={styles.actions}>
        <Button size="work" type="submit" isBusy={isBusy}>
          {m.bookings_owed_paid()}
        </Button>
      </div>
    </form>
  );
}

function refusalText(outcome: Outcome<unknown, unknown>): string {
  if (outcome.state === "offline") return m.account_error_offline();
  if (outcome.state === "refused" && outcome.code === "commission_early") return m.bookings_owed_early();
  return outcome.state === "conflict" ? m.bookings_error_conflict() : m.account_error_other();
}
