import { type QueryClient, useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { createIntentKeys } from "#web/intent-key.ts";
import { isDecided, type Outcome, outcomeOf } from "./outcome.ts";
import { type Write, writeOptions } from "./write.ts";

/** A write in a component: one key per intent, kept over every try until the server has decided about it. */
export function useWrite<Input, Output>(write: Write<Input, Output>) {
  const [keys] = useState(createIntentKeys);
  const { mutateAsync, isPending, isError, variables } = useMutation(writeOptions(write));
  const run = async (input: Input): Promise<Outcome<Input, Output>> => {
    const outcome = await outcomeOf(mutateAsync({ input, key: keys.keyOf(input) }), input);
    if (isDecided(outcome)) keys.fulfil();
    return outcome;
  };
  return { run, isBusy: isPending, hasFailed: isError, busyWith: isPending ? variables?.input : undefined };
}

/** A write from where there is no component. */
export function runWrite<Input, Output>(
  queries: QueryClient,
  write: Write<Input, Output>,
  input: Input,
): Promise<Outcome<Input, Output>> {
  const mutation = queries.getMutationCache().build(queries, writeOptions(write));
  return outcomeOf(mutation.execute({ input, key: createIntentKeys().keyOf(input) }), input);
}
