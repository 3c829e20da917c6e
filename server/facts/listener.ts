import type { Fact, FactKind, NewFact } from "#domain/facts/facts.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Tools } from "../tools.ts";

// biome-ignore lint/suspicious/noConfusingVoidType: most listeners answer nothing
type Heard = Promise<NewFact[] | void>;

/**
 * The rows that counting a fact changes and that facts of others may change too. They are held, all those of one
 * telling together and in one order, before anything is counted on them.
 */
export type Hold = {
  idOf: (fact: Fact) => string | null | undefined;
  /** Holds these rows until the transaction ends; the ids come sorted, each once. */
  take: (tx: Tx, ids: string[]) => Promise<unknown>;
};

/**
 * What one capability does when something happened elsewhere; it never calls back. One that counts may answer with what
 * follows from it, which is recorded and heard of in the same way.
 */
export type Listener = {
  kind: FactKind;
  hold?: Hold;
  hear: (tx: Tx, deps: Tools, fact: Fact) => Heard;
};

/** Listens to one kind of fact. */
export function on<K extends FactKind>(
  kind: K,
  hear: (tx: Tx, deps: Tools, fact: Fact<K>) => Heard,
): Listener {
  return { kind, hear: hear as unknown as Listener["hear"] };
}

/** Listens to one kind of fact and counts it on rows that are held first. */
export function onHeld<K extends FactKind>(
  kind: K,
  hold: Hold,
  hear: (tx: Tx, deps: Tools, fact: Fact<K>) => Heard,
): Listener {
  return { ...on(kind, hear), hold };
}

/**
 * What a capability brings to others outside when something happened: after the commit, by a job, at least once. Its
 * name stands in the queue, so it stays when code moves.
 */
export type Delivery = {
  name: string;
  kind: FactKind;
  deliver: (deps: Tools, fact: Fact) => Promise<void>;
};

/** Brings one kind of fact to somebody outside. */
export function delivering<K extends FactKind>(
  name: string,
  kind: K,
  deliver: (deps: Tools, fact: Fact<K>) => Promise<void>,
): Delivery {
  return { name, kind, deliver: deliver as unknown as Delivery["deliver"] };
}
