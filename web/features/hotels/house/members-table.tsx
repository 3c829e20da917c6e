import { ChevronDown } from "lucide-react";
import type { Member, Members } from "#domain/hotels/houses.ts";
import { HotelPart, hotelParts } from "#domain/hotels/members.ts";
import { m } from "#messages/messages.js";
import { formatLongDate } from "#web/locale/format.ts";
import { partName } from "#web/portal/house/who-may.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import fieldStyles from "#web/ui/field.module.css";
import { type Column, Table } from "#web/ui/table.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import styles from "./house-people.module.css";
import { memberRefusal } from "./member-refusal.ts";
import { changePart, removeMember } from "./members.ts";

/** The members of a hotel; who manages it changes their parts and takes them out. */
export function MembersTable({ hotelId, list }: { hotelId: string; list: Members }) {
  const person: Column<Member> = {
    id: "name",
    header: m.people_person(),
    cell: ({ name, email, isYou }) => (
      <span className={styles.person}>
        <b>{isYou ? m.house_you({ name }) : name}</b>
        <small>{email}</small>
      </span>
    ),
  };
  const part: Column<Member> = {
    id: "part",
    header: m.house_part(),
    cell: (member) =>
      list.canManage ? <PartChoice hotelId={hotelId} member={member} /> : partName(member.part),
  };
  const since: Column<Member> = {
    id: "since",
    header: m.house_since(),
    isNamed: true,
    cell: (member) => formatLongDate(member.since),
  };
  const actions: Column<Member> = {
    id: "actions",
    header: m.invites_actions(),
    isNumeric: true,
    cell: (member) => <TakeOut hotelId={hotelId} member={member} />,
  };
  const columns = [person, part, since, ...(list.canManage ? [actions] : [])];
  return (
    <Table caption={m.house_people()} columns={columns} rows={list.members} rowId={({ userId }) => userId} />
  );
}

type OfMember = { hotelId: string; member: Member };

function PartChoice({ hotelId, member: { userId, name, part } }: OfMember) {
  const { run } = useWrite(changePart(hotelId));
  const give = async (given: HotelPart) => {
    const done = await run({ userId, part: given });
    toast(
      done.state === "done" ? { text: m.house_part_changed() } : { tone: "bad", text: memberRefusal(done) },
    );
  };
  return (
    <div className={fieldStyles.select}>
      <select
        className={fieldStyles.control}
        aria-label={m.house_part_of({ name })}
        value={part}
        onChange={(event) => void give(HotelPart.parse(event.target.value))}
      >
        {hotelParts.map((value) => (
          <option key={value} value={value}>
            {partName(value)}
          </option>
        ))}
      </select>
      <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />
    </div>
  );
}

function TakeOut({ hotelId, member: { userId, name } }: OfMember) {
  const { run, isBusy } = useWrite(removeMember(hotelId));
  const takeOut = async () => {
    const done = await run(userId);
    toast(
      done.state === "done"
        ? { text: m.house_removed({ name }) }
        : { tone: "bad", text: memberRefusal(done) },
    );
  };
  return (
    <Button
      look="quiet"
      size="small"
      isBusy={isBusy}
      aria-label={m.house_remove_of({ name })}
      onClick={() => void takeOut()}
    >
      {m.house_remove()}
    </Button>
  );
}
