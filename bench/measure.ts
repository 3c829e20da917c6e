/** A comparison of rates: rounds of ours and of a peer, taken in turn; more is better. */
type Comparison = {
  kind: "comparison";
  title: string;
  peer: string;
  unit: string;
  /** The least share of the peer's median that ours should reach. */
  goal: number;
  /** By what: the rate, or the processor time of one answer, which a slow client cannot flatter. */
  by?: "rate" | "processor time";
  ours: Round[];
  theirs: Round[];
  /** Others who took turns with them and are only shown. */
  beside?: Record<string, Round[]>;
};

/** An amount that should stay below a limit. */
type Amount = {
  kind: "amount";
  title: string;
  unit: string;
  limit: number;
  /** By circumstance; the largest counts. */
  values: Record<string, number>;
};

/** One round's rate and, where the system tells, the processor time the contender itself used for one unit of work. */
export type Round = { perSecond: number; cpuMicros?: number };

/** Points from 0 to 100 by what they are given for. */
export type Scores = Record<string, number>;

/** Pages with their scores; the least of each kind counts. */
type Scored = { kind: "scores"; title: string; goals: Scores; pages: Record<string, Scores> };

type Skipped = { kind: "skipped"; title: string; reason: string };

export type Finding = Comparison | Amount | Scored | Skipped;

export type Measure = () => Promise<Finding>;

/** The middle value; of an even number of values, the mean of the middle two. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (low + high) / 2;
}
