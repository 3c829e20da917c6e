import { useNavigate } from "react-router";
import type { AdminGrant } from "#domain/people/grants.ts";
import type { Person } from "#domain/people/people.ts";
import { m } from "#messages/messages.js";
import { formatMoment } from "#web/locale/format.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { authorityNote } from "./authority-text.ts";
import styles from "./people.module.css";
import { decideGrant } from "./people.ts";

type GrantNoticeProps = { person: Person; grant: AdminGrant; ownId: string | undefined };

/** A proposal that waits: whose it is and why; whoever did not make it may confirm it, anybody puts it away. */
export function GrantNotice({ person, grant, ownId }: GrantNoticeProps) {
  const { run, isBusy } = useWrite(decideGrant);
  const navigate = useNavigate();
  const decide = async (isConfirmed: boolean) => {
    const sent = await run({ person, isConfirmed });
    if (sent.state !== "done") return toast(authorityNote(sent, (address) => void navigate(address)));
    toast({ text: isConfirmed ? m.people_grant_confirmed() : m.people_grant_declined() });
  };
  const by = grant.by ?? m.account_fallback_name();
  return (
    <Notice tone="warn">
      <p>{m.people_grant({ name: by, moment: formatMoment(grant.at) })}</p>
      <p>
        <q>{grant.reason}</q>
      </p>
      <div className={styles.peopleActions}>
        <Button look="outline" size="work" isBusy={isBusy} onClick={() => void decide(false)}>
          {m.people_grant_decline()}
        </Button>
        {grant.byId !== ownId && (
          <Button size="work" isBusy={isBusy} onClick={() => void decide(true)}>
            {m.people_grant_confirm()}
          </Button>
        )}
      </div>
    </Notice>
  );
}
