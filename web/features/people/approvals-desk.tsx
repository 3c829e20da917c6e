import { type ReactNode, useState } from "react";
import { ANSWER_WITHIN_HOURS, type Person } from "#domain/people/people.ts";
import { m } from "#messages/messages.js";
import { MemberList } from "#web/session/queries/member-list.tsx";
import { CopyEmails } from "#web/ui/list/copy-emails.tsx";
import { useListPlace } from "#web/ui/list/place/use-list-place.ts";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { afterDecisions } from "./after-decisions.ts";
import { type Asked, DecisionDialog } from "./decision-dialog.tsx";
import styles from "./people.module.css";
import { usePeople } from "./people.ts";
import { peopleBulk } from "./people-bulk.ts";
import { peopleColumns } from "./people-columns.tsx";
import { peopleQuestions } from "./people-questions.ts";
import { PersonPanel } from "./person-panel.tsx";
import { useDecisions } from "./use-decisions.ts";
import { queueWords } from "./waiting.ts";

type ApprovalsDeskProps = { ownId: string | undefined; head: (text: ReactNode) => ReactNode };

/** The people of the house by status, with what can be decided about each; the address says what is shown. */
export function ApprovalsDesk({ ownId, head }: ApprovalsDeskProps) {
  const place = useListPlace(peopleQuestions());
  const { data, ...query } = usePeople(place.asked);
  const { decided, decide, appoint } = useDecisions({ view: place.key });
  const [asked, setAsked] = useState<Asked>();
  const list = data && afterDecisions(data, decided);
  const { status } = place.values;
  const personId = place.valueOf("person");
  const open = list?.rows.find(({ id }) => id === personId) ?? list?.rows[0];
  const mayDecide = open && open.id !== ownId;
  const approve = () => {
    const role = open?.role ?? open?.selectedRole;
    if (mayDecide && role) void decide(open, { to: "active", role });
  };
  const reject = () => {
    if (mayDecide) setAsked({ person: open, to: "rejected" });
  };
  const keys = [
    ...(status === "active" ? [] : [{ key: "a", name: m.people_key_approve(), does: approve }]),
    ...(status === "pending" ? [{ key: "r", name: m.people_key_reject(), does: reject }] : []),
  ];
  return (
    <>
      {head(status === "pending" && place.sort === "createdAt" && (data ? queueWords(data) : <HeldLine />))}
      <MemberList
        id="people"
        caption={m.people_caption()}
        searchLabel={m.people_search()}
        place={place}
        query={{ ...query, data: list }}
        file="/api/people"
        columns={peopleColumns(status)}
        row={{
          id: ({ id }) => id,
          name: nameOf,
          opens: { address: ({ id }) => place.addressWith("person", id), isBeside: true },
        }}
        openId={open?.id}
        keys={keys}
        onSelected={(people) => <CopyEmails emails={people.flatMap(({ email }) => email ?? [])} />}
        bulk={peopleBulk(status)}
        empty={<Nobody status={status} />}
        aside={
          open && (
            <PersonPanel
              person={open}
              isOwn={!mayDecide}
              ownId={ownId}
              onDecide={(decision) => void decide(open, decision)}
              onAppoint={(role) => void appoint(open, role)}
              onReason={(to) => setAsked({ person: open, to })}
            />
          )
        }
      />
      {asked && (
        <DecisionDialog
          asked={asked}
          onClose={() => setAsked(undefined)}
          onConfirm={(reason) => void decide(asked.person, { to: asked.to, reason })}
        />
      )}
    </>
  );
}

/** The place of the sentence about the queue until it is known, so that nothing moves when it comes. */
function HeldLine() {
  return (
    <span className={styles.held} aria-hidden="true">
      {m.people_oldest_fresh({ promised: ANSWER_WITHIN_HOURS })}
    </span>
  );
}

function nameOf({ fullName, email }: Person): string {
  return fullName || (email ?? m.account_fallback_name());
}

function Nobody({ status }: { status: string | undefined }) {
  return status === "pending" ? (
    <EmptyState title={m.people_none_pending()} text={m.people_none_pending_text()} />
  ) : (
    <EmptyState title={m.people_none()} />
  );
}
