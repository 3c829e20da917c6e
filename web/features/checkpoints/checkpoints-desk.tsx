import { CalendarPlus, Plus } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { Checkpoint, CheckpointDesk } from "#domain/checkpoints/checkpoints.ts";
import { placeOf } from "#domain/checkpoints/standing.ts";
import { m } from "#messages/messages.js";
import { useAsked } from "#web/portal/use-asked.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { CheckpointForm } from "./checkpoint-form.tsx";
import { CheckpointLine } from "./checkpoint-line.tsx";
import styles from "./checkpoints.module.css";
import { useDesk } from "./checkpoints.ts";
import { DetailRail } from "./desk/detail-rail.tsx";
import { KeyHints } from "./desk/key-hints.tsx";
import { useDeskKeys } from "./desk/use-desk-keys.ts";
import { FeedDialog } from "./feed-dialog.tsx";
import { MonthView } from "./month-view.tsx";
import { WeekStrip } from "./week-strip.tsx";
import { shortDay, titleOf } from "./words.ts";

const views = ["list", "board", "month"] as const;
const viewNames = {
  list: m.checkpoints_view_list,
  board: m.checkpoints_view_board,
  month: m.checkpoints_view_month,
};
const parts = ["overdue", "today", "ahead", "closed"] as const;
const partNames = {
  overdue: m.checkpoints_overdue,
  today: m.checkpoints_today,
  ahead: m.checkpoints_ahead,
  closed: m.checkpoints_closed,
};

type CheckpointsDeskProps = {
  head: (text: string | undefined, actions: ReactNode) => ReactNode;
  /** What stands before everything else. */
  first: ReactNode;
  /** Whether that has been read; until then nothing stands below it. */
  isFirstReady: boolean;
};

/** What the reader has to do, as list, board or month; the address says which. Nothing moves once it stands. */
export function CheckpointsDesk({ head, first, isFirstReady }: CheckpointsDeskProps) {
  const { data, ...query } = useDesk(null);
  const whole = { ...query, data: isFirstReady ? data : undefined };
  return (
    <QueryView query={whole} head={head(undefined, undefined)} lines={10}>
      {(desk) => <Loaded {...{ desk, head, first }} />}
    </QueryView>
  );
}

function Loaded({
  desk,
  head,
  first,
}: Omit<CheckpointsDeskProps, "isFirstReady"> & { desk: CheckpointDesk }) {
  const [params] = useSearchParams();
  const { today } = desk;
  const [open, setOpen] = useAsked<"new" | "feed">({ "1": "new" });
  const [shown, setShown] = useState<Checkpoint | null>(null);
  const view = views.find((name) => name === params.get("view")) ?? "list";
  const asked = params.get("month") ?? "";
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) ? asked : today.slice(0, 7);
  return (
    <>
      {head(
        sentenceOf(desk),
        <>
          <Button look="outline" size="work" onClick={() => setOpen("feed")}>
            <CalendarPlus size={15} strokeWidth={1.5} aria-hidden="true" /> {m.checkpoints_subscribe()}
          </Button>
          <Button size="work" onClick={() => setOpen("new")}>
            <Plus size={15} strokeWidth={1.5} aria-hidden="true" /> {m.checkpoints_new()}
          </Button>
        </>,
      )}
      {first}
      <Views view={view} />
      {view === "month" ? (
        <MonthView month={month} onOpen={setShown} />
      ) : (
        <Parts desk={desk} isBoard={view === "board"} onFeed={() => setOpen("feed")} />
      )}
      {open === "new" && <CheckpointForm today={today} onClose={() => setOpen(undefined)} />}
      {open === "feed" && <FeedDialog onClose={() => setOpen(undefined)} />}
      {shown && (
        <Dialog isOpen onOpenChange={() => setShown(null)} title={titleOf(shown)}>
          <ul className={styles.lines} data-alone="">
            <CheckpointLine checkpoint={shown} today={today} onTaken={() => setShown(null)} />
          </ul>
        </Dialog>
      )}
    </>
  );
}

function Views({ view }: { view: (typeof views)[number] }) {
  return (
    <nav className={styles.views} aria-label={m.checkpoints_views()}>
      {views.map((name) => (
        <Link
          key={name}
          to={name === "list" ? "?" : `?view=${name}`}
          aria-current={name === view ? "page" : undefined}
          preventScrollReset
        >
          {viewNames[name]()}
        </Link>
      ))}
    </nav>
  );
}

function sentenceOf({ checkpoints, today, until }: CheckpointDesk): string {
  const count = (part: (typeof parts)[number]) =>
    checkpoints.filter((checkpoint) => placeOf(checkpoint, today) === part).length;
  return m.checkpoints_lead({
    ...{ overdue: count("overdue"), today: count("today"), ahead: count("ahead"), until: shortDay(until) },
  });
}

type PartsProps = { desk: CheckpointDesk; isBoard: boolean; onFeed: () => void };

function Parts({ desk, isBoard, onFeed }: PartsProps) {
  const { checkpoints, today, isMore } = desk;
  const root = useRef<HTMLDivElement>(null);
  const { held, press } = useDeskKeys(root);
  if (checkpoints.length === 0)
    return <EmptyState title={m.checkpoints_none()} text={m.checkpoints_none_text()} />;
  const lines = inParts(desk);
  const inHand = checkpoints.find(({ id }) => id === held) ?? lines.flatMap(({ here }) => here)[0];
  return (
    <>
      {!isBoard && <WeekStrip desk={desk} />}
      <div className={isBoard ? undefined : styles.desk}>
        <div ref={root} className={isBoard ? styles.board : styles.list}>
          {lines.map(({ part, here }) => {
            if (here.length === 0 && !isBoard) return null;
            return (
              <section key={part} aria-labelledby={`part-${part}`}>
                <h2 id={`part-${part}`} className={styles.part}>
                  {partNames[part]()} <span className="figures">{here.length}</span>
                </h2>
                {here.length === 0 && <p className="note">{m.checkpoints_none_part()}</p>}
                <ul className={styles.lines}>
                  {here.map((checkpoint) => (
                    <CheckpointLine key={checkpoint.id} checkpoint={checkpoint} today={today} />
                  ))}
                </ul>
              </section>
            );
          })}
        </div>
        {!isBoard && <DetailRail checkpoint={inHand} today={today} press={press} onFeed={onFeed} />}
      </div>
      {isMore && <p className="note">{m.checkpoints_more()}</p>}
      <KeyHints />
    </>
  );
}

function inParts({ checkpoints, today }: CheckpointDesk) {
  return parts.map((part) => ({
    part,
    here: checkpoints.filter((checkpoint) => placeOf(checkpoint, today) === part),
  }));
}
