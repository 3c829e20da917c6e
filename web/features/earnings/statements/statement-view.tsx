import { useState } from "react";
import type { Statement, StatementLine } from "#domain/statements/statements.ts";
import { m } from "#messages/messages.js";
import { formatCalendarDay, formatDateTime, formatMoney } from "#web/locale/format.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import styles from "../earnings.module.css";
import { refusalText } from "../words.ts";
import { ContactDialog } from "./contact-dialog.tsx";
import { SaveButton } from "./save-button.tsx";
import { release } from "./statements.ts";

const whats: Record<StatementLine["what"], (line: StatementLine) => string> = {
  confirmed: () => m.statements_what_confirmed(),
  received: () => m.statements_what_received(),
  settled: () => m.statements_what_settled(),
  paid: () => m.statements_what_paid(),
  reversed: () => m.statements_what_reversed(),
  void: () => m.statements_what_void(),
  late: ({ daysLate }) => m.statements_what_late({ days: daysLate }),
};
const logNames: Record<Statement["log"][number]["kind"], () => string> = {
  prepared: m.statements_log_prepared,
  released: m.statements_log_released,
  opened: m.statements_log_opened,
  called: m.statements_log_called,
  wrote: m.statements_log_wrote,
};

/** A statement as it goes out, what may be done with it, and who did what with it. */
export function StatementView({ statement }: { statement: Statement }) {
  const { id, state, content, log, isPauseProposed } = statement;
  const isReleased = state === "released";
  return (
    <div className={styles.record}>
      <div className="stack">
        <p className={styles.badges}>
          <Badge tone={isReleased ? "ok" : "warn"}>
            {isReleased ? m.statements_state_released() : m.statements_state_prepared()}
          </Badge>
        </p>
        {isPauseProposed && <Notice tone="warn">{m.statements_pause()}</Notice>}
        <div className={styles.actions}>
          {!isReleased && <ReleaseButton statement={statement} />}
          <SaveButton
            address={`/api/admin/statements/${id}/document`}
            name={`lilamonde-${id.slice(0, 8)}.pdf`}
            label="PDF"
            about={statement.subject.name}
          />
          <ContactButton statement={statement} />
        </div>
      </div>
      <section aria-labelledby="lines">
        <h2 id="lines" className={styles.part}>
          {m.statements_lines()}
        </h2>
        <dl className={styles.sum}>
          {content.lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have their place and nothing else
            <div key={at}>
              <dt>
                {[line.reference, line.number].filter(Boolean).join(" · ")}
                <small>
                  {formatCalendarDay(line.on)}, {line.hotel}, {whats[line.what](line)}
                </small>
              </dt>
              <dd>{formatMoney(line.what === "reversed" ? -line.amount : line.amount, line.currency)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="log">
        <h2 id="log" className={styles.part}>
          {m.statements_log()}
        </h2>
        <ol className={styles.thread}>
          {log.map(({ id: entry, kind, name, note, at }) => (
            <li key={entry}>
              <span>{logNames[kind]()}</span>
              <div>
                {(name || note) && <p>{[name, note].filter(Boolean).join(": ")}</p>}
                <time dateTime={at}>{formatDateTime(at)}</time>
              </div>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function ReleaseButton({ statement: { id, version } }: { statement: Statement }) {
  const { run, isBusy } = useWrite(release(id));
  const send = async () => {
    const outcome = await run({ version });
    const isDone = outcome.state === "done";
    toast({ text: isDone ? m.statements_released() : refusalText(outcome), ...(!isDone && { tone: "bad" }) });
  };
  return (
    <Button size="work" isBusy={isBusy} onClick={() => void send()}>
      {m.statements_release()}
    </Button>
  );
}

function ContactButton({ statement: { id } }: { statement: Statement }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="outline" size="work" onClick={() => setIsOpen(true)}>
        {m.statements_contact()}
      </Button>
      {isOpen && <ContactDialog id={id} onClose={() => setIsOpen(false)} />}
    </>
  );
}
