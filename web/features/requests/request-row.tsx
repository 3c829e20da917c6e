import { Link } from "react-router";
import type { FeatureRequest } from "#domain/requests/requests.ts";
import { m } from "#messages/messages.js";
import { formatLongDate } from "#web/locale/format.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Conversation } from "./conversation.tsx";
import { DecideButton } from "./decide-dialog.tsx";
import { News } from "./news.tsx";
import styles from "./requests.module.css";
import { saySolved } from "./requests.ts";
import { stateNames } from "./state-names.ts";
import { VoteButton } from "./vote-button.tsx";

type RequestRowProps = { request: FeatureRequest; mayDecide: boolean; isOpen: boolean; openAddress: string };

/** One request: how many want it, what it is, what the house says, and the conversation when it is opened. */
export function RequestRow({ request, mayDecide, isOpen, openAddress }: RequestRowProps) {
  const { title, problem, state, author, createdAt, comments, answer, mergedInto, news } = request;
  const { tone, label } = stateNames[state];
  const by = { name: author || m.requests_member(), date: formatLongDate(createdAt) };
  return (
    <li className={styles.row}>
      <VoteButton request={request} />
      <div className={styles.rowBody}>
        <h3>{title}</h3>
        <p className={styles.problem}>{problem}</p>
        <p className={`note ${styles.rowMeta}`}>
          <span>{m.requests_by(by)}</span>
          <Link className="text-link touch-target" to={openAddress} preventScrollReset replace>
            {isOpen ? m.requests_close() : m.requests_comments_count({ count: comments })}
          </Link>
          {mayDecide && <DecideButton request={request} />}
        </p>
        {mergedInto && <p className="note">{m.requests_merged_into({ title: mergedInto.title })}</p>}
        {answer && (
          <blockquote className={styles.answer}>
            <p>{answer.text}</p>
            <footer className="note">
              {m.requests_answer_by({
                name: answer.by || m.requests_house(),
                date: formatLongDate(answer.at),
              })}
            </footer>
          </blockquote>
        )}
        {news && <News news={news} />}
        {state === "shipped" && <Solved request={request} />}
        {isOpen && <Conversation id={request.id} isClosed={state === "merged"} />}
      </div>
      <Badge tone={tone}>{label()}</Badge>
    </li>
  );
}

/** Whether what was shipped solved it: the voters say, everybody reads. */
function Solved({ request: { id, solved, hasMyVote, isSolvedForMe } }: { request: FeatureRequest }) {
  const { run: say } = useWrite(saySolved);
  const all = solved.yes + solved.no;
  return (
    <p className={styles.solved}>
      {hasMyVote && (
        <>
          <span>{m.requests_solved_ask()}</span>
          {([true, false] as const).map((isSolved) => (
            <Button
              key={String(isSolved)}
              look="outline"
              size="small"
              aria-pressed={isSolvedForMe === isSolved}
              onClick={() => void say({ id, isSolved })}
            >
              {isSolved ? m.requests_solved_yes() : m.requests_solved_no()}
            </Button>
          ))}
        </>
      )}
      {all > 0 && <span className="note">{m.requests_solved_count({ yes: solved.yes, all })}</span>}
    </p>
  );
}
