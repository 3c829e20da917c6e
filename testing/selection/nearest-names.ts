/** The names that are most like one that nobody has, best first. */
export function nearestNames(name: string, names: string[], count = 3): string[] {
  const ranked = names.map((known) => ({ known, far: distance(name.toLowerCase(), known.toLowerCase()) }));
  return ranked
    .sort((a, b) => a.far - b.far || a.known.localeCompare(b.known))
    .slice(0, count)
    .map(({ known }) => known);
}

/** How many letters have to be added, taken away or replaced to make one word of another. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...to].entries()) {
      next.push(Math.min(row[j + 1]! + 1, next[j]! + 1, row[j]! + (letter === other ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1)!;
}
