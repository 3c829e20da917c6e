import type { DataTag, MutationOptions, QueryKey } from "@tanstack/react-query";
import { readAgain } from "./read-again.ts";
import { type Answer, bodyOf } from "./refusal.ts";

/** What every try of one intent carries. */
export type Intent = { headers: { "idempotency-key": string } };
type Guess<Input> = { queryKey: QueryKey; edit: (before: unknown, input: Input) => unknown };

/** Something people change, and what the change means for what is shown. */
export type Write<Input, Output> = {
  send: (input: Input, intent: Intent) => Promise<Answer<Output>>;
  /** What is shown before the server has answered; taken back if it refuses. */
  guesses?: Guess<Input>[];
  /** The reading whose new value the answer is. */
  answers?: DataTag<QueryKey, Output, Error>;
  /** What is read again afterwards, done or not. */
  changes?: readonly QueryKey[];
};

/** How a reading will look once a change is made. */
export function guess<Input, T>(
  queryKey: DataTag<QueryKey, T, Error>,
  edit: (before: T, input: Input) => T,
): Guess<Input> {
  return { queryKey, edit: edit as Guess<Input>["edit"] };
}

type Sent<Input> = { input: Input; key: string };
type Snapshot = [QueryKey, unknown];

/** A write as the library knows it; tries of one intent share its key. */
export function writeOptions<Input, Output>({
  send,
  guesses = [],
  answers,
  changes = [],
}: Write<Input, Output>): MutationOptions<Output, Error, Sent<Input>, Snapshot[]> {
  return {
    mutationFn: async ({ input, key }) => bodyOf(await send(input, { headers: { "idempotency-key": key } })),
    onMutate: async ({ input }, { client }) => {
      // A reading under way would show again what was before.
      await Promise.all(guesses.map(({ queryKey }) => client.cancelQueries({ queryKey })));
      return guesses.map(({ queryKey, edit }): Snapshot => {
        const before = client.getQueryData(queryKey);
        if (before !== undefined) client.setQueryData(queryKey, edit(before, input));
        return [queryKey, before];
      });
    },
    onError: (_error, _sent, snapshots = [], { client }) => {
      for (const [queryKey, before] of snapshots) client.setQueryData(queryKey, before);
    },
    onSuccess: (output, _sent, _snapshots, { client }) => {
      if (answers) client.setQueryData(answers, output);
    },
    onSettled: async (_output, error, _sent, _snapshots, { client }) => {
      const guessed = answers && !error ? [] : guesses.map(({ queryKey }) => queryKey);
      const stale = [...changes, ...guessed];
      await Promise.all(stale.map((queryKey) => readAgain(client, queryKey)));
    },
  };
}
