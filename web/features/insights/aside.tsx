import type { FarolWithAsk } from "#domain/insights/ask.ts";
import { m } from "#messages/messages.js";
import { formatCalendarDay } from "#web/locale/format.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { AskPanel } from "./ask/ask-panel.tsx";
import styles from "./insights.module.css";
import { said, turnLetter, useLetter } from "./insights.ts";
import { RulesButton } from "./rules-button.tsx";

/** Beside the signals: questions where they can be asked, how Farol reads, what is silent, and the weekly letter. */
export function FarolAside({ farol }: { farol: FarolWithAsk }) {
  return (
    <div className={styles.aside}>
      {farol.canAsk && <AskPanel />}
      <section>
        <h2>{m.insights_how()}</h2>
        <p>{m.insights_how_text()}</p>
        <RulesButton />
      </section>
      {farol.silent.length > 0 && (
        <section>
          <h2>{m.insights_silent()}</h2>
          {farol.silent.map(({ rule, name, until }) => (
            <p key={rule}>{m.insights_silent_rule({ name: said(name), day: formatCalendarDay(until) })}</p>
          ))}
        </section>
      )}
      <Letter />
    </div>
  );
}

function Letter() {
  const { data: isOn } = useLetter();
  const { run, isBusy } = useWrite(turnLetter);
  const turn = async () => {
    const outcome = await run(!isOn);
    if (outcome.state !== "done") toast({ tone: "bad", text: m.insights_move_failed() });
  };
  return (
    <section>
      <h2>{m.insights_letter()}</h2>
      <p>{isOn ? m.insights_letter_on() : m.insights_letter_off()}</p>
      <Button
        look="outline"
        size="work"
        isBusy={isBusy || isOn === undefined}
        aria-pressed={isOn ?? false}
        onClick={() => void turn()}
      >
        {isOn ? m.insights_letter_stop() : m.insights_letter_start()}
      </Button>
    </section>
  );
}
