import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import type { Shortfall } from "#domain/commissions/remittance.ts";
import type { Remittance, RemittanceResult } from "#domain/commissions/transfers.ts";
import type { GivenRow } from "#domain/sheets/sheets.ts";
import { m } from "#messages/messages.js";
import { typedAmount } from "#web/locale/amounts.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { SheetField } from "#web/session/sheets/sheet-field.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import styles from "../earnings.module.css";
import { refusalText } from "../words.ts";
import type { SaidPaid } from "./declared-panel.tsx";
import { RemittanceOutcome } from "./remittance-outcome.tsx";
import { readTransfer, TransferFields, type Wrong } from "./transfer-fields.tsx";
import { recordRemittance, tryRemittance } from "./transfers.ts";

/** What a hotel says it has paid, as lines in one currency: a transfer has one. */
function linesOf(said: SaidPaid | undefined): string {
  const currency = said?.rows[0]?.currency;
  const rows = said?.rows.filter((row) => row.currency === currency) ?? [];
  return rows.map(({ number, amount }) => `${number};${typedAmount(amount, currency!)}`).join("\n");
}

type Tried = { remittance: Remittance; result: RemittanceResult };

/** A hotel's transfer: typed or read from its file, tried first, then booked. */
export function RemittanceForm({ said }: { said?: SaidPaid }) {
  const navigate = useNavigate();
  const [lines, setLines] = useState(() => linesOf(said));
  const [tried, setTried] = useState<Tried | null>(null);
  const [wrong, setWrong] = useState<Wrong>({});
  const [refusal, setRefusal] = useState("");
  const preview = useWrite(tryRemittance);
  const record = useWrite(recordRemittance);

  const tryOut = async (remittance: Remittance) => {
    const outcome = await preview.run(remittance);
    if (outcome.state !== "done") return setRefusal(refusalText(outcome));
    setRefusal("");
    setTried({ remittance, result: outcome.value });
  };
  const book = async () => {
    const outcome = await record.run(tried!.remittance);
    if (outcome.state !== "done") return setRefusal(refusalText(outcome));
    toast({ text: m.earnings_remit_recorded() });
    await navigate("/admin/commissions");
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(null);
    setRefusal("");
    const { remittance, wrong: found } = readTransfer(new FormData(event.currentTarget));
    setWrong(found);
    if (remittance) void tryOut(remittance);
  };
  const onRows = (rows: GivenRow[] | undefined) => {
    setTried(null);
    if (rows) setLines(rows.map(lineOf).join("\n"));
  };
  const choose = (shortfall: Shortfall) => void tryOut({ ...tried!.remittance, shortfall });
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit} onChange={() => setTried(null)}>
      <TransferFields wrong={wrong} {...(said && { said })} />
      <TextAreaField
        name="lines"
        label={m.earnings_remit_lines()}
        error={wrong.lines}
        rows={6}
        value={lines}
        onChange={(event) => setLines(event.currentTarget.value)}
      />
      <SheetField label={m.earnings_remit_file()} onRows={onRows} />
      {refusal && <p role="alert">{refusal}</p>}
      {tried && <RemittanceOutcome {...tried} onChoose={choose} />}
      <div className={styles.actions}>
        <Button size="work" type="submit" look="outline" isBusy={preview.isBusy}>
          {m.earnings_remit_try()}
        </Button>
        {tried && (
          <Button size="work" isBusy={record.isBusy} onClick={() => void book()}>
            {m.earnings_remit_record()}
          </Button>
        )}
      </div>
    </form>
  );
}

/** A row as it would be typed; an amount whose comma parted it is whole again, and what is too much is seen. */
const lineOf = ({ cells: [number = "", ...rest] }: GivenRow) =>
  `${number};${rest.join(",")}`.replace(/,+$/, "");
