import type { ErrorCode } from "#domain/errors.ts";
import type { Journey } from "#domain/journeys/journeys.ts";
import { mergeChanges } from "#domain/journeys/merge-changes.ts";
import type { AppliedOperation, JourneyChanges, Operation } from "#domain/journeys/operations.ts";
import { type Clash, rebaseOperation } from "#domain/journeys/rebase-operation.ts";
import { aim, type Edit, foresee, inverseOf, toOperation } from "./edits.ts";
import type { Outbox } from "./outbox.ts";
import { withoutField } from "./without-field.ts";

/** What became of an edit that was sent. */
export type Sent =
  | { state: "done"; answer: AppliedOperation }
  | { state: "stale"; current: JourneyChanges }
  | { state: "refused"; code: ErrorCode | undefined }
  | { state: "away" };

export type BuilderState = {
  /** The journey with everything that was done to it here. */
  journey: Journey;
  waiting: number;
  isAway: boolean;
  /** Where another window changed the same: nothing is sent until a person has chosen. */
  clashes: Clash[];
  /** An edit the server would not take, and why; it is no longer shown as made. */
  refusal: ErrorCode | "unknown" | null;
  canUndo: boolean;
  canRedo: boolean;
};

type Ports = {
  send: (operation: Operation) => Promise<Sent>;
  /** The journey as the server has it, after an edit was refused. */
  read: () => Promise<Journey>;
  outbox: Outbox;
};

/** Keeps a journey that is being edited: every edit shows at once, goes out one at a time, and arrives once. */
export function createBuilder(opened: Journey, { send, read, outbox }: Ports) {
  let base = opened;
  let pending: Operation[] = outbox.read();
  let [isSending, isAway] = [false, false];
  let clashes: Clash[] = [];
  let refusal: BuilderState["refusal"] = null;
  const [undos, redos]: Edit[][][] = [[], []];
  const listeners = new Set<() => void>();
  let state = describe();

  function describe(): BuilderState {
    return {
      journey: pending.reduce(foresee, base),
      ...{ waiting: pending.length, isAway, clashes, refusal },
      ...{ canUndo: undos!.length > 0, canRedo: redos!.length > 0 },
    };
  }
  function tell() {
    state = describe();
    for (const listener of listeners) listener();
  }
  function queue(edits: readonly Edit[]): Edit[] {
    const back: Edit[] = [];
    for (const edit of edits) {
      const { journey } = describe();
      back.unshift(...inverseOf(journey, edit));
      const operation = toOperation(journey, edit);
      pending = [...pending, operation];
      outbox.add(operation);
    }
    return back;
  }
  function replace(next: Operation[]) {
    for (const { id } of pending) outbox.drop(id);
    pending = next;
    for (const operation of next) outbox.add(operation);
  }
  function done({ id }: Operation) {
    pending = pending.filter((operation) => operation.id !== id);
    outbox.drop(id);
  }
  /** Takes in the other window's side; edits that do not touch it follow by themselves. */
  function meet(current: JourneyChanges) {
    const seen = { ...base, blockCount: base.blocks.length };
    clashes = pending.flatMap((operation) => rebaseOperation(operation, { seen, current }).clashes);
    base = mergeChanges(base, current);
    aimPending();
  }
  function aimPending() {
    let journey = base;
    replace(
      pending.map((operation) => {
        const aimed = aim(journey, operation);
        journey = foresee(journey, aimed);
        return aimed;
      }),
    );
  }
  async function flush(): Promise<void> {
    if (isSending) return;
    isSending = true;
    while (pending.length > 0 && clashes.length === 0) {
      const operation = pending[0]!;
      const sent = await send(operation);
      isAway = sent.state === "away";
      if (sent.state === "away") break;
      if (sent.state === "stale") meet(sent.current);
      if (sent.state === "done") {
        done(operation);
        base = { ...mergeChanges(base, sent.answer.changes), revision: sent.answer.revision };
      }
      if (sent.state === "refused") {
        done(operation);
        refusal = sent.code ?? "unknown";
        base = await read().catch(() => base);
      }
      tell();
    }
    isSending = false;
    tell();
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: () => state,
    flush,
    edit: (...edits: Edit[]) => {
      refusal = null;
      undos!.push(queue(edits));
      redos!.length = 0;
      tell();
      void flush();
    },
    undo: () => {
      const edits = undos!.pop();
      if (edits) redos!.push(queue(edits));
      tell();
      void flush();
    },
    redo: () => {
      const edits = redos!.pop();
      if (edits) undos!.push(queue(edits));
      tell();
      void flush();
    },
    /** Goes on after a person has chosen a side for each clash. */
    settle: (isMine: (clash: Clash) => boolean) => {
      const theirs = clashes.filter((clash) => !isMine(clash));
      const kept = theirs.reduce((operations, clash) => withoutField(operations, clash), pending);
      replace(kept);
      clashes = [];
      aimPending();
      tell();
      void flush();
    },
    /** Takes what the server has, read anew; edits under way stay on top of it. */
    adopt: (journey: Journey) => {
      if (journey.revision < base.revision || isSending) return;
      base = journey;
      tell();
    },
    dismiss: () => {
      refusal = null;
      tell();
    },
  };
}

export type Builder = ReturnType<typeof createBuilder>;
