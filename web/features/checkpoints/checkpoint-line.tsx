import { Check, RotateCcw } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import type { Checkpoint } from "#domain/checkpoints/checkpoints.ts";
import { placeOf } from "#domain/checkpoints/standing.ts";
import { nightsBetween } from "#domain/zones.ts";
import { m } from "#messages/messages.js";
import { formatMoney } from "#web/locale/format.ts";
import { useHome } from "#web/portal/use-home.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { CheckpointForm } from "./checkpoint-form.tsx";
import styles from "./checkpoints.module.css";
import { SnoozeDialog } from "./snooze-dialog.tsx";
import { useTake } from "./use-take.ts";
import { WaiveDialog } from "./waive-dialog.tsx";
import { kindName, noteOf, reasonName, shortDay, subjectOf, titleOf } from "./words.ts";

type CheckpointLineProps = {
  checkpoint: Checkpoint;
  today: string;
  /** What follows once something was done with it. */
  onTaken?: () => void;
};

/** One checkpoint with everything that can be done with it. */
export function CheckpointLine({ checkpoint, today, onTaken }: CheckpointLineProps) {
  const [open, setOpen] = useState<"snooze" | "waive" | "edit" | null>(null);
  const { take: send, isBusy } = useTake();
  const take: typeof send = async (of, step) => {
    const isTaken = await send(of, step);
    if (isTaken) onTaken?.();
    return isTaken;
  };
  const { state, amount, dueTime, day, reason, reasonNote } = checkpoint;
  const title = titleOf(checkpoint);
  const isOpen = state === "open";
  const isPromise = checkpoint.kind === "arrival";
  // Nobody knows before arrival whether a promise was kept.
  const isEarly = isPromise && isOpen && today < checkpoint.dueOn;
  const close = () => setOpen(null);
  const dialog = { checkpoint, today, take, onClose: close };
  return (
    <li className={styles.line} data-state={state} data-line={checkpoint.id} tabIndex={-1}>
      {isEarly ? (
        <span />
      ) : (
        <Tick
          {...{ isOpen, isBusy, title }}
          onPress={() => void take(checkpoint, { kind: isOpen ? "done" : "undo" })}
        />
      )}
      <div className={styles.what}>
        <b className={classNames(styles.name, state === "waived" && styles.waived)}>{title}</b>
        <Subject checkpoint={checkpoint} />
        {noteOf(checkpoint) && <small>{noteOf(checkpoint)}</small>}
        {reason && <small>{[reasonName(reason), reasonNote].filter(Boolean).join(". ")}</small>}
      </div>
      <div className={styles.when}>
        <Standing checkpoint={checkpoint} today={today} />
        {amount && <span className="figures">{formatMoney(amount.amount, amount.currency)}</span>}
        <time dateTime={day}>{[shortDay(day), dueTime].filter(Boolean).join(", ")}</time>
      </div>
      {isOpen && (
        <Actions
          {...{ title, isPromise, onOpen: setOpen }}
          onBroken={isPromise && !isEarly ? () => void take(checkpoint, { kind: "broken" }) : undefined}
        />
      )}
      {open === "snooze" && <SnoozeDialog {...dialog} />}
      {open === "waive" && <WaiveDialog {...dialog} />}
      {open === "edit" && <CheckpointForm checkpoint={checkpoint} today={today} onClose={onTaken ?? close} />}
    </li>
  );
}

type TickProps = { title: string; isOpen: boolean; isBusy: boolean; onPress: () => void };

/** Does it, or takes it back. */
function Tick({ title, isOpen, isBusy, onPress }: TickProps) {
  return (
    <button
      type="button"
      className={styles.tick}
      data-does="tick"
      aria-label={isOpen ? m.checkpoints_done_action({ title }) : m.checkpoints_undo_action({ title })}
      aria-disabled={isBusy || undefined}
      onClick={() => !isBusy && onPress()}
    >
      <span>
        {isOpen ? <Check size={13} aria-hidden="true" /> : <RotateCcw size={13} aria-hidden="true" />}
      </span>
    </button>
  );
}

type ActionsProps = {
  title: string;
  isPromise: boolean;
  onOpen: (dialog: "snooze" | "waive" | "edit") => void;
  onBroken: (() => void) | undefined;
};

function Actions({ title, isPromise, onOpen, onBroken }: ActionsProps) {
  const look = { look: "quiet", size: "small" } as const;
  return (
    <div className={styles.actions}>
      <Button
        {...look}
        data-does="snooze"
        aria-label={m.checkpoints_snooze_of({ title })}
        onClick={() => onOpen("snooze")}
      >
        {m.checkpoints_snooze()}
      </Button>
      {!isPromise && (
        <Button
          {...look}
          data-does="edit"
          aria-label={m.checkpoints_edit_of({ title })}
          onClick={() => onOpen("edit")}
        >
          {m.checkpoints_edit()}
        </Button>
      )}
      {onBroken && (
        <Button
          {...look}
          data-does="broken"
          aria-label={m.checkpoints_broken_of({ perk: title })}
          onClick={onBroken}
        >
          {m.checkpoints_broken()}
        </Button>
      )}
      <Button
        {...look}
        data-does="waive"
        aria-label={m.checkpoints_waive_of({ title })}
        onClick={() => onOpen("waive")}
      >
        {m.checkpoints_waive()}
      </Button>
    </div>
  );
}

/** What a checkpoint is about, and the way there. */
export function Subject({ checkpoint }: { checkpoint: Checkpoint }) {
  const home = useHome();
  const { booking, journey, plan } = checkpoint;
  const words = subjectOf(checkpoint);
  if (plan) return <Link to={`${home}/growth`}>{words}</Link>;
  if (booking) return <Link to={`${home}/bookings/${booking.id}`}>{words}</Link>;
  return journey && <Link to={`${home}/my-journeys/${journey.id}`}>{words}</Link>;
}

/** Where a checkpoint stands, or what kind it is. */
export function Standing({ checkpoint, today }: Omit<CheckpointLineProps, "onTaken">) {
  const { state, kind, day } = checkpoint;
  if (state === "done") return <Badge tone="ok">{m.checkpoints_state_done()}</Badge>;
  if (state === "waived") return <Badge>{m.checkpoints_state_waived()}</Badge>;
  if (placeOf(checkpoint, today) === "overdue")
    return <Badge tone="bad">{m.checkpoints_days_late({ days: nightsBetween(day, today) })}</Badge>;
  return <Badge tone={kind === "payment" ? "warn" : "neutral"}>{kindName(kind)}</Badge>;
}
