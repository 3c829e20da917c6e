import type { FeatureRequest } from "#domain/requests/requests.ts";
import { isOpen } from "#domain/requests/states.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { toast } from "#web/ui/toast/toast.ts";
import styles from "./requests.module.css";
import { giveVote } from "./requests.ts";

/** How many want it, and my own vote, given and taken back by a press while it is open. */
export function VoteButton({ request }: { request: FeatureRequest }) {
  const { id, title, votes, hasMyVote, state } = request;
  const { run: vote, isBusy } = useWrite(giveVote);
  const figure = <b className={styles.voteFigure}>{votes}</b>;
  if (!isOpen(state)) {
    return (
      <span className={styles.vote} data-closed>
        {figure} {m.requests_votes_of({ count: votes })}
      </span>
    );
  }
  const press = async () => {
    const done = await vote({ id, isOn: !hasMyVote });
    if (done.state !== "done") toast({ tone: "bad", text: m.requests_failed() });
  };
  const words = { title, count: votes };
  return (
    <button
      type="button"
      className={styles.vote}
      aria-pressed={hasMyVote}
      aria-label={hasMyVote ? m.requests_unvote_label(words) : m.requests_vote_label(words)}
      disabled={isBusy}
      onClick={() => void press()}
    >
      {figure} {hasMyVote ? m.requests_voted() : m.requests_vote()}
    </button>
  );
}
