import type { Fact, FactKind, NewFact } from "#domain/facts/facts.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Tools } from "../tools.ts";

// biome-ignore lint/suspicious/noConfusingVoidType: most listeners answer nothing
type Heard = Promise<NewFact[] | void>;

/**
 * What one capability does when something happened elsewhere; it never calls back. One that counts may answer with what
 * follows from it, which is recorded and heard of in the same way.
 */
export type Listener = {
  kind: FactKind;
  hear: (tx: Tx, deps: Tools, fact: Fact) => Heard;
};

/** Listens to one kind of fact. */
export function on<K extends FactKind>(
  kind: K,
  hear: (tx: Tx, deps: Tools, fact: Fact<K>) => Heard,
): Listener {
  return { kind, hear: hear as unknown as Listener["hear"] };
}
