import type { Proposal, ProposalTalk } from "#domain/proposals/proposals.ts";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import styles from "./proposals.module.css";
import { money, said } from "./words.ts";

/** What it costs: one total, or the options side by side with how much more or less each one is. */
export function Investment({ proposal, talk }: { proposal: Proposal; talk: ProposalTalk | null }) {
  const { options, currency, travellers } = proposal.content;
  const canChoose = proposal.state === "proposed" && options.length > 1;
  return (
    <section className={`${styles.investment} on-dark`}>
      <div className="wrap">
        <h2 className="d3">{m.proposals_investment()}</h2>
        <ul className={styles.options}>
          {options.map(({ id, label, name, total, perPerson, difference }) => (
            <li key={id} data-chosen={talk?.chosenOptionId === id || undefined}>
              {options.length > 1 && (
                <h3>
                  <a href={`#option-${label}`}>{m.proposals_option({ label })}</a> {said(name)}
                </h3>
              )}
              <p className={styles.total}>{money(total, currency)}</p>
              {difference !== 0 && (
                <p className={styles.difference}>
                  {m.proposals_difference({
                    amount: money(difference, currency, { isSigned: true }),
                    label: options[0]!.label,
                  })}
                </p>
              )}
              {perPerson !== null && travellers.length > 1 && (
                <p>{m.proposals_per_person({ amount: money(perPerson, currency) })}</p>
              )}
              {talk?.chosenOptionId === id && <p className={styles.chosen}>{m.proposals_preferred()}</p>}
              {canChoose && talk?.chosenOptionId !== id && (
                <form method="post">
                  <input type="hidden" name="intent" value="choose" />
                  <input type="hidden" name="snapshotId" value={proposal.snapshotId} />
                  <input type="hidden" name="optionId" value={id} />
                  <Button type="submit" look="ivory">
                    {m.proposals_prefer({ label })}
                  </Button>
                </form>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
