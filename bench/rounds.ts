import type { Round } from "./measure.ts";

export const ROUNDS = 7;
export const ROUND_SECONDS = 4;
const WARM_UP_SECONDS = 3;

/** Runs one contender for so many seconds. */
export type Turn = (seconds: number) => Promise<Round>;

/** Warms both up, then lets them take turns; who goes first changes with every round, so that drift favours nobody. */
export async function takeTurns({ ours, theirs }: { ours: Turn; theirs: Turn }) {
  await ours(WARM_UP_SECONDS);
  await theirs(WARM_UP_SECONDS);
  const rounds = { ours: [] as Round[], theirs: [] as Round[] };
  for (let round = 0; round < ROUNDS; round++) {
    const order = round % 2 === 0 ? (["ours", "theirs"] as const) : (["theirs", "ours"] as const);
    for (const side of order) {
      const turn = side === "ours" ? ours : theirs;
      rounds[side].push(await turn(ROUND_SECONDS));
    }
  }
  return rounds;
}
