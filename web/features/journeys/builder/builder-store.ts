import type { ErrorCode } from "#domain/errors.ts";
import type { Journey } from "#domain/journeys/journeys.ts";
import { mergeChanges } from "#domain/journeys/merge-changes.ts";
import type { AppliedOperation, JourneyChanges, Operation } from "#domain/journeys/operations.ts";
import { type Clash, rebaseOperation } from "#domain/journeys/rebase-operation.ts";
import { createCatchUp } from "./catch-up.ts";
import { aim, type Edit, foresee, inverseOf, toOperation } from "./edits.ts";
import { asSeen, type Former, formerOf, nothingFormer } from "./former.ts";
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
  const kept = outbox.read();
  let pending = kept.map(({ operation }) => operation);
  const formers = new Map<string, Former>(kept.map(({ operation: { id }, former }) => [id, former]));
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
      keep(operation, journey);
    }
    return back;
  }
  function keep(operation: Operation, seen: Journey) {
    const former = formerOf(seen, operation);
    formers.set(operation.id, former);
    outbox.add({ operation, former });
  }
  function drop({ id }: Operation) {
    formers.delete(id);
    outbox.drop(id);
  }
  function done(operation: Operation) {
    pending = pending.filter(({ id }) => id !== operation.id);
    drop(operation);
  }
  /** Takes in the other window's side; edits that do not touch it follow by themselves. */
  function meet(current: JourneyChanges) {
    // What is shown may have been read anew since they were made, or opened anew: it has the other side already.
    const before = asSeen(
      base,
      pending.map(({ id }) => formers.get(id) ?? nothingFormer),
    );
    const seen = { ...before, blockCount: base.blocks.length };
    clashes = newestOf(pending.flatMap((operation) => rebaseOperation(operation, { seen, current }).clashes));
    base = mergeChanges(base, current);
    // Until a person has chosen they stay as they were made, so that they clash again in a page that is opened anew.
    if (clashes.length === 0) aimAll(pending);
  }
  /** Aims edits at what stands now, in the place of all that wait. */
  function aimAll(operations: readonly Operation[]) {
    for (const operation of pending) drop(operation);
    let journey = base;
    pending = operations.map((operation) => {
      const aimed = aim(journey, operation);
      keep(aimed, journey);
      journey = foresee(journey, aimed);
      return aimed;
    });
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
        const { changes, revision } = sent.answer;
        // Whoever wrote in between is not in the answer: what they did is read before the revision counts as seen.
        const isNext = revision === base.revision + 1;
        others.note(revision);
        base = { ...mergeChanges(base, changes), ...(isNext && { revision }) };
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
    await others.catchUp();
  }
  function turn(from: Edit[][], to: Edit[][]) {
    const edits = from.pop();
    if (edits) to.push(queue(edits));
    tell();
    void flush();
  }
  const { hear, hold, adopt, ...others } = createCatchUp({
    revision: () => base.revision,
    isBusy: () => isSending || clashes.length > 0,
    read,
    take: (journey) => {
      base = journey;
      tell();
    },
  });

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
    undo: () => turn(undos!, redos!),
    redo: () => turn(redos!, undos!),
    /** Goes on after a person has chosen a side for each clash. */
    settle: (isMine: (clash: Clash) => boolean) => {
      const theirs = clashes.filter((clash) => !isMine(clash));
      const chosen = theirs.reduce((operations, clash) => withoutField(operations, clash), pending);
      clashes = [];
      aimAll(chosen);
      tell();
      void flush();
    },
    ...{ hear, hold, adopt },
    dismiss: () => {
      refusal = null;
      tell();
    },
  };
}

/** Of several edits of one field only what it became last is asked about. */
function newestOf(clashes: readonly Clash[]): Clash[] {
  const key = ({ subject, field }: Clash) => JSON.stringify([subject, field]);
  return [...new Map(clashes.map((clash) => [key(clash), clash])).values()];
}

export type Builder = ReturnType<typeof createBuilder>;
