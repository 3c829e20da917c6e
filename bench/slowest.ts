const ASKED = 100;
/** A process that has just started compiles what it runs; the comparisons of rates warm up likewise. */
const WARM_UP = 20;

/** How long one asking takes in a house that is warm, in milliseconds; the slowest in twenty counts. */
export async function slowest(ask: () => Promise<unknown>): Promise<number> {
  const waits: number[] = [];
  for (let count = -WARM_UP; count < ASKED; count++) {
    const started = performance.now();
    await ask();
    if (count >= 0) waits.push(performance.now() - started);
  }
  return waits.sort((a, b) => a - b)[Math.floor(ASKED * 0.95)]!;
}
