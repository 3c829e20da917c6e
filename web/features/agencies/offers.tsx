import type { AgencyTeam } from "#domain/agencies/agencies.ts";
import { m } from "#messages/messages.js";
import { formatNumber } from "#web/locale/format.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import styles from "./agencies.module.css";
import { answerOffer, withdrawInvite } from "./agencies.ts";
import { agencyRefusal } from "./refusals.ts";

/** The agencies that ask the reader, each with its answer. */
export function Offers({ offers }: Pick<AgencyTeam, "offers">) {
  const { run, busyWith } = useWrite(answerOffer);
  const answer = async (id: string, accepts: boolean) => {
    const done = await run({ id, accepts });
    if (done.state !== "done") return toast({ tone: "bad", text: agencyRefusal(done) });
    toast({ text: accepts ? m.agencies_joined() : m.agencies_declined() });
  };
  return offers.map(({ id, agency, owner, points }) => (
    <Notice key={id} tone="ok">
      {m.agencies_offer({ owner, agency, percent: formatNumber(points / 100) })}
      <div className={styles.answers}>
        <Button size="work" isBusy={busyWith?.id === id} onClick={() => void answer(id, true)}>
          {m.agencies_accept()}
        </Button>
        <Button look="quiet" size="work" onClick={() => void answer(id, false)}>
          {m.agencies_decline()}
        </Button>
      </div>
    </Notice>
  ));
}

/** Whom the agency has asked; nothing where nobody is. */
export function AskedList({ asked }: Pick<AgencyTeam, "asked">) {
  const { run, busyWith } = useWrite(withdrawInvite);
  if (asked.length === 0) return null;
  const withdraw = async (id: string) => {
    const done = await run(id);
    if (done.state !== "done") toast({ tone: "bad", text: agencyRefusal(done) });
  };
  return (
    <section>
      <h2>{m.agencies_asked()}</h2>
      <ul className={styles.asked}>
        {asked.map(({ id, email, points }) => (
          <li key={id}>
            <span>
              {email}, {m.agencies_percent({ percent: formatNumber(points / 100) })}
            </span>
            <Button
              look="quiet"
              size="small"
              isBusy={busyWith === id}
              aria-label={m.agencies_withdraw_of({ email })}
              onClick={() => void withdraw(id)}
            >
              {m.agencies_withdraw()}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
