import { UserPlus } from "lucide-react";
import type { Members } from "#domain/hotels/houses.ts";
import { m } from "#messages/messages.js";
import { formatLongDate } from "#web/locale/format.ts";
import { useAsked } from "#web/portal/use-asked.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { Button } from "#web/ui/button.tsx";
import { AddMemberDialog } from "./add-member-dialog.tsx";
import styles from "./house-people.module.css";
import { useMembers } from "./members.ts";
import { MembersTable } from "./members-table.tsx";
import { partName } from "./part-names.ts";

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
            {list.invites.map(({ id, email, part, expiresAt }) => (
              <li key={id}>
                <b>{email}</b> <span>{partName(part)}</span>{" "}
                <span>{m.invites_until({ date: formatLongDate(expiresAt) })}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {isAdding && <AddMemberDialog hotelId={hotelId} onClose={() => setIsAdding(false)} />}
    </div>
  );
}
