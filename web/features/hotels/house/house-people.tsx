import { UserPlus } from "lucide-react";
import type { Members } from "#domain/hotels/houses.ts";
import { m } from "#messages/messages.js";
import { formatLongDate } from "#web/locale/format.ts";
import { useAsked } from "#web/portal/use-asked.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { AddMemberDialog } from "./add-member-dialog.tsx";
import styles from "./house-people.module.css";
import { useMembers, withdrawInvite } from "./members.ts";
import { MembersTable } from "./members-table.tsx";
import { memberRefusal, partName } from "./part-names.ts";

/** Who works for a hotel: their parts, and the way in and out. */
export function HousePeople({ hotelId }: { hotelId: string }) {
  return (
    <QueryView query={useMembers(hotelId)} lines={5}>
      {(list) => <People hotelId={hotelId} list={list} />}
    </QueryView>
  );
}

function People({ hotelId, list }: { hotelId: string; list: Members }) {
  const [isAdding, setIsAdding] = useAsked({ "1": true });
  return (
    <div className={styles.people}>
      <div className={styles.head}>
        <p>{m.house_people_lead()}</p>
        {list.canManage && (
          <Button size="work" onClick={() => setIsAdding(true)}>
            <UserPlus size={15} strokeWidth={1.5} aria-hidden="true" /> {m.house_invite()}
          </Button>
        )}
      </div>
      <MembersTable hotelId={hotelId} list={list} />
      {list.invites.length > 0 && (
        <section aria-labelledby="invited">
          <h2 id="invited">{m.house_invited()}</h2>
          <ul className={styles.invites}>
            {list.invites.map((invite) => (
              <li key={invite.id}>
                <b>{invite.email}</b> <span>{partName(invite.part)}</span>{" "}
                <span>{m.invites_until({ date: formatLongDate(invite.expiresAt) })}</span>
                {list.canManage && <Withdrawal hotelId={hotelId} invite={invite} />}
              </li>
            ))}
          </ul>
        </section>
      )}
      {isAdding && <AddMemberDialog hotelId={hotelId} onClose={() => setIsAdding(false)} />}
    </div>
  );
}

type OfInvite = { hotelId: string; invite: Members["invites"][number] };

function Withdrawal({ hotelId, invite: { id, email } }: OfInvite) {
  const { run, isBusy } = useWrite(withdrawInvite(hotelId));
  const withdraw = async () => {
    const done = await run(id);
    toast(
      done.state === "done"
        ? { text: m.invites_revoked({ email }) }
        : { tone: "bad", text: memberRefusal(done) },
    );
  };
  return (
    <Button
      look="quiet"
      size="small"
      isBusy={isBusy}
      aria-label={m.house_withdraw_of({ email })}
      onClick={() => void withdraw()}
    >
      {m.house_withdraw()}
    </Button>
  );
}
