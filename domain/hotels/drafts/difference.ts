/** A run of words that stayed, went or came. */
export type Run = { kind: "same" | "gone" | "new"; text: string };

const MOST_WORDS = 1_200;

/** How one text became another, word by word; very long ones are told as a whole. */
export function differenceOf(before: string, after: string): Run[] {
  if (before === after) return before ? [{ kind: "same", text: before }] : [];
  const old = before.split(/(?<=\s)/).filter(Boolean);
  const now = after.split(/(?<=\s)/).filter(Boolean);
  if (old.length > MOST_WORDS || now.length > MOST_WORDS) {
    return [
      { kind: "gone" as const, text: before },
      { kind: "new" as const, text: after },
    ].filter(({ text }) => text);
  }
  return merge(walk(old, now, lengths(old, now)));
}

/** The longest common run of words from each pair of places on. */
function lengths(old: string[], now: string[]): number[][] {
  const table = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      const isSame = old[i]!.trim() === now[j]!.trim();
      table[i]![j] = isSame ? table[i + 1]![j + 1]! + 1 : Math.max(table[i + 1]![j]!, table[i]![j + 1]!);
    }
  }
  return table;
}

function walk(old: string[], now: string[], table: number[][]): Run[] {
  const runs: Run[] = [];
  let i = 0;
  let j = 0;
  while (i < old.length && j < now.length) {
    if (old[i]!.trim() === now[j]!.trim()) {
      runs.push({ kind: "same", text: now[j]! });
      i++;
      j++;
    } else if (table[i + 1]![j]! >= table[i]![j + 1]!) runs.push({ kind: "gone", text: old[i++]! });
    else runs.push({ kind: "new", text: now[j++]! });
  }
  while (i < old.length) runs.push({ kind: "gone", text: old[i++]! });
  while (j < now.length) runs.push({ kind: "new", text: now[j++]! });
  return runs;
}

function merge(runs: Run[]): Run[] {
  return runs.reduce<Run[]>((merged, run) => {
    const last = merged.at(-1);
    if (last?.kind === run.kind) last.text += run.text;
    else merged.push({ ...run });
    return merged;
  }, []);
}
