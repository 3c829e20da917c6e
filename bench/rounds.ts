import type { Round } from "./measure.ts";

export const ROUNDS = 7;
export const ROUND_SECONDS = 4;
const WARM_UP_SECONDS = 3;

/** Runs one contender for so many seconds. */
export type Turn = (seconds: number) => Promise<Round>;

/** Warms all up, then lets them take turns; who goes first changes with every round, so that drift favours nobody. */
export async function takeTurns<Name extends string>(
  turns: Record<Name, Turn>,
): Promise<Record<Name, Round[]>> {
  const names = Object.keys(turns) as Name[];
  for (const name of names) await turns[name](WARM_UP_SECONDS);
  const rounds = Object.fromEntries(names.map((name) => [name, [] as Round[]])) as Record<Name, Round[]>;
  for (let round = 0; round < ROUNDS; round++) {
    const first = round % names.length;
    for (const name of [...names.slice(first), ...names.slice(0, first)])
      rounds[name].push(await turns[name](ROUND_SECONDS));
  }
  return rounds;
}
