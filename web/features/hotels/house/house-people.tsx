import { UserPlus } from "lucide-react";
import type { Members } from "#domain/hotels/houses.ts";
import { managingParts } from "#domain/hotels/members.ts";
import { m } from "#messages/messages.js";
import { formatLongDate } from "#web/locale/format.ts";
import { partName, whoMay } from "#web/portal/house/who-may.ts";
import { useAsked } from "#web/portal/use-asked.ts";
import type { Outcome } from "#web/session/queries/outcome.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { AddMemberDialog } from "./add-member-dialog.tsx";
import styles from "./house-people.module.css";
import { memberRefusal } from "./member-refusal.ts";
import { resendInvite, useMembers, withdrawInvite } from "./members.ts";
import { MembersTable } from "./members-table.tsx";

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
        <p>
          {m.house_people_lead()} {!list.canManage && whoMay(managingParts)}
        </p>
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
              <Invited key={invite.id} {...{ hotelId, invite }} canManage={list.canManage} />
            ))}
          </ul>
        </section>
      )}
      {isAdding && list.canManage && <AddMemberDialog hotelId={hotelId} onClose={() => setIsAdding(false)} />}
    </div>
  );
}

type OfInvite = { hotelId: string; invite: Members["invites"][number] };

function Invited({ hotelId, invite, canManage }: OfInvite & { canManage: boolean }) {
  const { email, part, expiresAt, isExpired } = invite;
  const date = formatLongDate(expiresAt);
  return (
    <li>
      <b>{email}</b> <span>{partName(part)}</span>{" "}
      <span>{isExpired ? m.invites_expired_on({ date }) : m.invites_until({ date })}</span>
      {canManage && <InviteWays hotelId={hotelId} invite={invite} />}
    </li>
  );
}

function InviteWays({ hotelId, invite: { id, email, version } }: OfInvite) {
  const resending = useWrite(resendInvite(hotelId));
  const withdrawing = useWrite(withdrawInvite(hotelId));
  const tell = (done: Outcome<unknown, unknown>, text: string) =>
    toast(done.state === "done" ? { text } : { tone: "bad", text: memberRefusal(done) });
  const resend = async () => tell(await resending.run({ id, version }), m.house_mailed({ email }));
  const withdraw = async () => tell(await withdrawing.run(id), m.invites_revoked({ email }));
  return (
    <>
      <Button
        look="outline"
        size="small"
        isBusy={resending.isBusy}
        aria-label={m.invites_resend_to({ email })}
        onClick={() => void resend()}
      >
        {m.invites_resend()}
      </Button>
      <Button
        look="quiet"
        size="small"
        isBusy={withdrawing.isBusy}
        aria-label={m.invites_revoke_of({ email })}
        onClick={() => void withdraw()}
      >
        {m.invites_revoke()}
      </Button>
    </>
  );
}
