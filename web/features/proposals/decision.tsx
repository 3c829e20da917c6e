import type { Proposal, ProposalTalk } from "#domain/proposals/proposals.ts";
import { m } from "#messages/messages.js";
import { formatMoment } from "#web/locale/format.ts";
import { Button } from "#web/ui/button.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { Conversation } from "./conversation.tsx";
import styles from "./proposals.module.css";
import { said } from "./words.ts";

type Props = { proposal: Proposal; talk: ProposalTalk | null };

/** The end of a proposal: accept it with one's name, ask for something else, or say no; later, what was decided. */
export function Decision({ proposal, talk }: Props) {
  const isDecided = proposal.state !== "proposed";
  return (
    <section className={`wrap ${styles.decision}`} id="decision" data-decided={isDecided || undefined}>
      {isDecided ? <Decided {...{ proposal, talk }} /> : <Ask {...{ proposal, talk }} />}
      <h3 className="d4">{m.proposals_whole()}</h3>
      <Conversation blockId={null} snapshotId={proposal.snapshotId} talk={talk} />
    </section>
  );
}

function Ask({ proposal: { content, snapshotId }, talk }: Props) {
  const { options } = content;
  const preferred = talk?.chosenOptionId ?? (options.length === 1 ? options[0]!.id : null);
  return (
    <>
      <h2 className="d2">{m.proposals_question()}</h2>
      <form method="post" className={styles.form} key={preferred ?? ""}>
        <input type="hidden" name="intent" value="accept" />
        <input type="hidden" name="snapshotId" value={snapshotId} />
        {options.length === 1 ? (
          <input type="hidden" name="optionId" value={options[0]!.id} />
        ) : (
          <fieldset className={styles.choice}>
            <legend>{m.proposals_which()}</legend>
            {options.map(({ id, label, name }) => (
              <label key={id}>
                <input type="radio" name="optionId" value={id} required defaultChecked={id === preferred} />
                {m.proposals_option({ label })} {said(name)}
              </label>
            ))}
          </fieldset>
        )}
        <TextField
          label={m.proposals_your_full_name()}
          name="name"
          required
          maxLength={120}
          autoComplete="name"
        />
        <Button type="submit" className={styles.accept}>
          {m.proposals_accept()}
        </Button>
      </form>
      <details className={styles.comment}>
        <summary>{m.proposals_decline()}</summary>
        <form method="post" className={styles.form}>
          <input type="hidden" name="intent" value="decline" />
          <input type="hidden" name="snapshotId" value={snapshotId} />
          <TextField
            label={m.proposals_your_name()}
            name="name"
            required
            maxLength={120}
            autoComplete="name"
          />
          <TextAreaField label={m.proposals_reason()} name="reason" required maxLength={1_000} rows={3} />
          <Button type="submit" look="outline">
            {m.proposals_send_refusal()}
          </Button>
        </form>
      </details>
    </>
  );
}

function Decided({ proposal: { state, content }, talk }: Props) {
  const chosen = content.options.find(({ id }) => id === talk?.chosenOptionId);
  if (state === "declined") return <h2 className="d2">{m.proposals_declined()}</h2>;
  if (state === "cancelled" || state === "draft") return <h2 className="d2">{m.proposals_resting()}</h2>;
  return (
    <>
      <h2 className="d2">{m.proposals_accepted()}</h2>
      {talk?.acceptedBy && (
        <p className="lead">
          {m.proposals_accepted_by({ name: talk.acceptedBy.name, at: formatMoment(talk.acceptedBy.at) })}
          {chosen && content.options.length > 1 && ` ${m.proposals_option({ label: chosen.label })}.`}
        </p>
      )}
      <p>{m.proposals_accepted_next({ name: content.advisor.name })}</p>
    </>
  );
}
