import { setTimeout as delay } from "node:timers/promises";
import type { Db, Tx } from "./database.ts";
import { passingCode } from "./passing-faults.ts";
import { openEndings, settleEndings } from "./transaction-endings.ts";

/** How often a transaction is carried out at most, and how long the first pause lasts at most. */
const MOST_TRIES = 5;
const PAUSE_MS = 20;

declare const once: unique symbol;
/**
 * A transaction that is carried out once and never again: what reaches out of the database in it asks for this type,
 * and so does not compile in one that may be repeated.
 */
export type OnceTx = Tx & { readonly [once]: true };

/**
 * Carries work out in one transaction, with what it gathered for the end done last. Where the database ended it for
 * another's sake (a deadlock, an order that could not be kept) it is rolled back and done anew, a few times: so the
 * work may only read and write through `tx`.
 */
export async function transact<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await carryOut(db, work);
    } catch (error) {
      const code = passingCode(error);
      if (!code) throw error;
      watchers.get(db)?.({ code, isLast: attempt === MOST_TRIES });
      if (attempt === MOST_TRIES) throw error;
      // Of two that met, one goes first: the pauses differ, and grow.
      await delay(Math.random() * PAUSE_MS * 2 ** attempt);
    }
  }
}

/** As transact, for work that cannot be taken back with the transaction; it is done once, whatever the database says. */
export function transactOnce<T>(db: Db, work: (tx: OnceTx) => Promise<T>): Promise<T> {
  return carryOut(db, (tx) => work(tx as OnceTx));
}

function carryOut<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    openEndings(tx);
    const answer = await work(tx);
    await settleEndings(tx);
    return answer;
  });
}

type Repeat = { code: string; isLast: boolean };
const watchers = new WeakMap<Db, (repeat: Repeat) => void>();

/** Calls back whenever a transaction on this database was ended for another's sake. */
export function watchRepeats(db: Db, onRepeat: (repeat: Repeat) => void): void {
  watchers.set(db, onRepeat);
}
