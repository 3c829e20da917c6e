import type { Tx } from "./database.ts";

/** What is done once at the end of a transaction with all that was gathered for it; the lowest place comes first. */
export type Ending<T> = { place: number; settle: (tx: Tx, gathered: T[]) => Promise<void> };

type Gathered = Map<Ending<unknown>, unknown[]>;
const open = new WeakMap<Tx, Gathered>();

/** Lets a transaction gather what is done at its end. */
export function openEndings(tx: Tx): void {
  open.set(tx, new Map());
}

/** Keeps something for the end of the transaction, where everything of its kind is done together. */
export function gather<T>(tx: Tx, ending: Ending<T>, item: T): void {
  const gathered = open.get(tx);
  if (!gathered) throw new Error("gathered in a transaction without an end: use transact");
  const items = gathered.get(ending as Ending<unknown>);
  if (items) items.push(item);
  else gathered.set(ending as Ending<unknown>, [item]);
}

/** Does what was gathered, in the order of its places; what is done may gather for a later place. */
export async function settleEndings(tx: Tx): Promise<void> {
  const gathered = open.get(tx)!;
  while (gathered.size > 0) {
    const [ending, items] = [...gathered].reduce((first, next) =>
      next[0].place < first[0].place ? next : first,
    );
    gathered.delete(ending);
    await ending.settle(tx, items);
  }
  open.delete(tx);
}
