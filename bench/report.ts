import { type Finding, median, type Round } from "./measure.ts";

const HEAD = ["measure", "ours", "peer", "ratio", "goal", "met?", "own processor time each, ours : peer"];

/** The findings as a table for people. */
export function table(findings: Finding[]): string {
  const lines = [
    HEAD,
    ...findings.flatMap((finding) => {
      if (finding.kind === "scores") return scoreLines(finding);
      return [line(finding), ...besideLines(finding)];
    }),
  ];
  const widths = HEAD.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  return lines.map((cells) => cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join("  ")).join("\n");
}

type Scored = Extract<Finding, { kind: "scores" }>;

/** One line for each kind of score: the page that has the least of it. */
function scoreLines({ title, goals, pages }: Scored): string[][] {
  return leastScores({ goals, pages }).map(({ name, page, least, goal }) => {
    const met = least >= goal ? "yes" : "no";
    return [`${title}, ${name}`, `${least} (${page})`, "-", (least / goal).toFixed(2), `≥ ${goal}`, met];
  });
}

function leastScores({ goals, pages }: Pick<Scored, "goals" | "pages">) {
  return Object.entries(goals).map(([name, goal]) => {
    const scores = Object.entries(pages).map(([page, given]) => ({ page, least: given[name] ?? 0 }));
    const [lowest = { page: "", least: 0 }] = scores.toSorted((a, b) => a.least - b.least);
    return { name, goal, ...lowest };
  });
}

/** Each circumstance of an amount; of a comparison, who was only shown, with their rate and processor time. */
function besideLines(finding: Finding): string[][] {
  if (finding.kind === "amount") {
    return Object.entries(finding.values).map(([name, value]) => [
      `  ${name}`,
      `${round(value, 1)} ${finding.unit}`,
    ]);
  }
  if (finding.kind !== "comparison") return [];
  return Object.entries(finding.beside ?? {}).map(([name, rounds]) => {
    const rate = `${Math.round(median(rounds.map(({ perSecond }) => perSecond)))} ${finding.unit} (${name})`;
    return [`${finding.title}, beside`, "-", rate, "-", "-", "-", `${cpuPerUnit(rounds) ?? "-"} µs`];
  });
}

type Measured = Exclude<Finding, { kind: "skipped" | "scores" }>;

function line(finding: Exclude<Finding, { kind: "scores" }>): string[] {
  if (finding.kind === "skipped") return [finding.title, "-", "-", "-", "-", `skipped: ${finding.reason}`];
  const { title, unit } = finding;
  const { ours, peer, ratio, isMet } = summarize(finding);
  const first = [title, `${ours} ${unit}`];
  const met = isMet ? "yes" : "no";
  if (finding.kind === "amount") {
    return [...first, "-", ratio.toFixed(2), `< ${finding.limit} ${unit}`, met];
  }
  const cpu = [finding.ours, finding.theirs].map(cpuPerUnit);
  return [
    ...first,
    `${peer} ${unit} (${finding.peer})`,
    ratio.toFixed(2),
    finding.by === "processor time" ? `≥ ${finding.goal} by processor time` : `≥ ${finding.goal}`,
    met,
    cpu.includes(undefined) ? "-" : `${cpu.join(" : ")} µs`,
  ];
}

/** Medians, their ratio, and whether the goal is met. */
function summarize(finding: Measured) {
  if (finding.kind === "amount") {
    const ours = Math.max(...Object.values(finding.values));
    const ratio = ours / finding.limit;
    return { ours: Math.round(ours), peer: null, ratio: round(ratio, 3), isMet: ratio < 1 };
  }
  const [ours = 0, peer = 0] = [finding.ours, finding.theirs].map((rounds) =>
    median(rounds.map(({ perSecond }) => perSecond)),
  );
  const [mine, limit] = [finding.ours, finding.theirs].map(cpuPerUnit);
  const isByProcessor = finding.by === "processor time" && mine !== undefined && limit !== undefined;
  const ratio = isByProcessor ? limit / mine : ours / peer;
  return {
    ours: Math.round(ours),
    peer: Math.round(peer),
    ratio: round(ratio, 3),
    isMet: ratio >= finding.goal,
  };
}

/** Processor time of one unit of work at the median; unlike a rate, it does not shrink when the client is the slower. */
function cpuPerUnit(rounds: Round[]): number | undefined {
  const micros = rounds.map(({ cpuMicros }) => cpuMicros).filter((value) => value !== undefined);
  return micros.length === rounds.length ? round(median(micros), 1) : undefined;
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

type Kept = Record<string, unknown>;
type Run = { date: string; node: string; cpus: number; client: string; rounds: number; roundSeconds: number };

/** A finding as it is kept, with when and by what it was measured. */
export function toKept(finding: Finding, run: Run): Kept {
  return { ...details(finding), run };
}

/** All that is kept, as a file. */
export function record(measures: Record<string, Kept>): string {
  const text = JSON.stringify({ measures }, null, 2);
  // Rounds on one line, as the formatter has them.
  return `${text.replace(/\[\s+([^\]]*?)\s+\]/g, (_, list) => `[${list.replace(/\s+/g, " ")}]`)}\n`;
}

function details(finding: Finding) {
  if (finding.kind === "skipped") return { skipped: finding.reason };
  if (finding.kind === "scores") {
    const isMet = leastScores(finding).every(({ least, goal }) => least >= goal);
    return { goals: finding.goals, isMet, pages: finding.pages };
  }
  const { unit } = finding;
  const { ours, peer, ratio, isMet } = summarize(finding);
  if (finding.kind === "amount") {
    const values = Object.entries(finding.values).map(([name, value]) => [name, Math.round(value)] as const);
    return { unit, ours, limit: finding.limit, isMet, values: Object.fromEntries(values) };
  }
  const rates = (rounds: Round[]) => rounds.map(({ perSecond }) => Math.round(perSecond));
  return {
    unit,
    against: finding.peer,
    ours,
    peer,
    ratio,
    goal: finding.goal,
    by: finding.by ?? "rate",
    isMet,
    rounds: { ours: rates(finding.ours), peer: rates(finding.theirs) },
    cpuMicros: {
      ours: cpuPerUnit(finding.ours),
      peer: cpuPerUnit(finding.theirs),
      ...Object.fromEntries(
        Object.entries(finding.beside ?? {}).map(([name, rounds]) => [name, cpuPerUnit(rounds)] as const),
      ),
    },
  };
}
