import { UserPlus } from "lucide-react";
import { useState } from "react";
import type { Member, Members } from "#domain/hotels/houses.ts";
import { HotelPart, hotelParts } from "#domain/hotels/members.ts";
import { m } from "#messages/messages.js";
import { formatLongDate } from "#web/locale/format.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import fieldStyles from "#web/ui/field.module.css";
import { type Column, Table } from "#web/ui/table.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { AddMemberDialog } from "./add-member-dialog.tsx";
import styles from "./house-people.module.css";
import { changePart, removeMember, useMembers } from "./members.ts";
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
  const [isAdding, setIsAdding] = useState(false);
  const { run: change } = useWrite(changePart(hotelId));
  const { run: remove, busyWith } = useWrite(removeMember(hotelId));
  const give = async (userId: string, part: HotelPart) => {
    const done = await change({ userId, part });
    toast(
      done.state === "done" ? { text: m.house_part_changed() } : { tone: "bad", text: memberRefusal(done) },
    );
  };
  const takeOut = async ({ userId, name }: Member) => {
    const done = await remove(userId);
    toast(
      done.state === "done"
        ? { text: m.house_removed({ name }) }
        : { tone: "bad", text: memberRefusal(done) },
    );
  };
  const columns: Column<Member>[] = [
    {
      id: "name",
      header: m.people_person(),
      cell: ({ name, email, isYou }) => (
        <span className={styles.person}>
          <b>{isYou ? m.house_you({ name }) : name}</b>
          <small>{email}</small>
        </span>
      ),
    },
    {
      id: "part",
      header: m.house_part(),
      cell: ({ userId, name, part }) =>
        list.canManage ? (
          <select
            className={fieldStyles.control}
            aria-label={m.house_part_of({ name })}
            value={part}
            onChange={(event) => void give(userId, HotelPart.parse(event.target.value))}
          >
            {hotelParts.map((value) => (
              <option key={value} value={value}>
                {partName(value)}
              </option>
            ))}
          </select>
        ) : (
          partName(part)
        ),
    },
    { id: "since", header: m.house_since(), cell: ({ since }) => formatLongDate(since) },
    ...(list.canManage
      ? [
          {
            id: "actions",
            header: m.invites_actions(),
            isNumeric: true,
            cell: (member: Member) => (
              <Button
                look="quiet"
                size="small"
                isBusy={busyWith === member.userId}
                aria-label={m.house_remove_of({ name: member.name })}
                onClick={() => void takeOut(member)}
              >
                {m.house_remove()}
              </Button>
            ),
          },
        ]
      : []),
  ];
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
      <Table
        caption={m.house_people()}
        columns={columns}
        rows={list.members}
        rowId={({ userId }) => userId}
      />
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
