import { useState } from "react";
import type { AgencyTeam, Colleague } from "#domain/agencies/agencies.ts";
import { m } from "#messages/messages.js";
import { formatNumber } from "#web/locale/format.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import fieldStyles from "#web/ui/field.module.css";
import { type Column, Table } from "#web/ui/table.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import styles from "./agencies.module.css";
import { changeSplit, dropColleague } from "./agencies.ts";
import { readPercent } from "./percent.ts";
import { agencyRefusal } from "./refusals.ts";

type TeamTableProps = {
  agency: NonNullable<AgencyTeam["agency"]>;
  /** What is to come of what somebody sold, in words. */
  awaitedOf: (userId: string) => string;
};

/** The people of an agency; its owner changes what each keeps, and takes people out. */
export function TeamTable({ agency: { isYours, people }, awaitedOf }: TeamTableProps) {
  const columns: Column<Colleague>[] = [
    {
      id: "name",
      header: m.people_person(),
      cell: ({ name, isYou, isOwner }) => (
        <span className={styles.person}>
          <b>{isYou ? m.agencies_you({ name }) : name}</b>
          {isOwner && <small>{m.agencies_owner()}</small>}
        </span>
      ),
    },
    {
      id: "keeps",
      header: m.agencies_keeps(),
      cell: (person) => <Keeps person={person} canChange={isYours} />,
    },
  ];
  const awaited: Column<Colleague> = {
    id: "awaited",
    header: m.agencies_awaited(),
    cell: ({ userId }) => awaitedOf(userId),
  };
  const actions: Column<Colleague> = {
    id: "actions",
    header: m.invites_actions(),
    isNumeric: true,
    cell: (person) => !person.isYou && <Drop person={person} />,
  };
  return (
    <Table
      caption={m.agencies_people()}
      columns={[...columns, ...(isYours ? [awaited, actions] : [])]}
      rows={people}
      rowId={({ userId }) => userId}
    />
  );
}

type KeepsProps = { person: Colleague; canChange: boolean };

function Keeps({ person: { userId, name, points, isOwner }, canChange }: KeepsProps) {
  const { run } = useWrite(changeSplit);
  const shown = points === null ? "" : formatNumber(points / 100);
  const [written, setWritten] = useState<string>();
  if (points === null) return "—";
  if (!canChange || isOwner) return m.agencies_percent({ percent: isOwner ? "100" : shown });
  const keep = async () => {
    const given = written === undefined ? points : readPercent(written);
    if (given === undefined) return toast({ tone: "bad", text: m.agencies_error_percent() });
    setWritten(undefined);
    if (given === points) return;
    const done = await run({ userId, points: given });
    toast(done.state === "done" ? { text: m.agencies_kept() } : { tone: "bad", text: agencyRefusal(done) });
  };
  return (
    <span className={styles.keeps}>
      <input
        className={fieldStyles.control}
        aria-label={m.agencies_keeps_of({ name })}
        inputMode="decimal"
        value={written ?? shown}
        onChange={(event) => setWritten(event.target.value)}
        onBlur={() => void keep()}
        onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
      />
      %
    </span>
  );
}

function Drop({ person: { userId, name } }: { person: Colleague }) {
  const { run, isBusy } = useWrite(dropColleague);
  const drop = async () => {
    const done = await run(userId);
    const text = done.state === "done" ? m.agencies_dropped({ name }) : agencyRefusal(done);
    toast(done.state === "done" ? { text } : { tone: "bad", text });
  };
  return (
    <Button
      look="quiet"
      size="small"
      isBusy={isBusy}
      aria-label={m.agencies_drop_of({ name })}
      onClick={() => void drop()}
    >
      {m.agencies_drop()}
    </Button>
  );
}
