import { readStatements, type Statement } from "./read-statements.ts";

/** What older code may stumble over, or wait for too long; by the kinds that CONTRIBUTING.md names. */
type Kind =
  | "drop"
  | "rename"
  | "type"
  | "not null"
  | "check"
  | "reference"
  | "unique"
  | "rewrite"
  | "loosened"
  | "revoke"
  | "long lock";
type Fault = `${string}: ${Kind}`;

/** Above a statement of these kinds a sentence may say why code that does not know of it goes on as before. */
const REASONED = new Set<Kind>(["unique", "rewrite", "loosened", "revoke", "drop"]);
const REASON = /beside older code: \w+/i;
/** Nothing that is read or written by name may go, whatever is said of it. */
const NEVER =
  /^drop (?:table|schema|type|domain|sequence|view|materialized)|\bdrop (?:column|default|expression|identity)\b|\btruncate\b/;

const THING =
  "table|schema|type|domain|sequence|view|materialized|function|procedure|routine|trigger|index|policy|extension|rule|aggregate|operator|cast|collation";
const VOLATILE =
  /default (?:\w+\.)?(?:gen_random_uuid|uuidv[47]|random|clock_timestamp|timeofday|nextval)\(|generated always as|generated (?:always|by default) as identity|\b(?:small|big)?serial\b/;

/** What of a migration that only adds would take away, name anew, bind or hold up what older code does. */
export function findContractions({ name, sql }: { name: string; sql: string }): Fault[] {
  const statements = readStatements(sql);
  const made = new Set(statements.flatMap(({ text }) => madeTables(text)));
  const isUnbounded = statements.some(({ text }) =>
    /^set (?:local )?statement_timeout (?:=|to) (?:0|'')/.test(text),
  );
  return statements.flatMap((statement) => {
    const table = shapedTable(statement.text);
    if (table !== undefined && made.has(table)) return [];
    const kinds = [...kindsOf(statement.text)].filter((kind) => !isReasoned(kind, statement));
    if (isUnbounded && table !== undefined) kinds.push("long lock");
    return kinds.map((kind): Fault => `${name}: ${kind}`);
  });
}

function isReasoned(kind: Kind, { text, remarks }: Statement): boolean {
  return REASONED.has(kind) && REASON.test(remarks) && !(kind === "drop" && NEVER.test(text));
}

function madeTables(text: string): string[] {
  const [, table] = text.match(/^create (?:unlogged )?table (?:if not exists )?([\w.]+)/) ?? [];
  return table ? [plain(table)] : [];
}

/** The table whose shape a statement changes. */
function shapedTable(text: string): string | undefined {
  const [, table] =
    text.match(/^alter table (?:if exists )?(?:only )?([\w.]+)/) ??
    text.match(/^create (?:unique )?index .*?\bon (?:only )?([\w.]+)/) ??
    [];
  return table && plain(table);
}

function plain(table: string): string {
  return table.replace(/^public\./, "");
}

function kindsOf(text: string): Set<Kind> {
  const kinds = new Set<Kind>();
  const note = (kind: Kind, isSo: boolean) => isSo && kinds.add(kind);
  note("drop", new RegExp(`^drop (?:${THING})\\b`).test(text) || /^truncate\b/.test(text));
  note("rename", /^alter .*\brename\b|^alter .*\bset schema\b/.test(text));
  note("revoke", /^revoke\b/.test(text));
  note("long lock", /^(?:lock|reindex|cluster|vacuum)\b/.test(text));
  note("unique", /^create unique index\b/.test(text));
  for (const action of actionsOf(text)) for (const kind of kindsOfAction(action)) kinds.add(kind);
  return kinds;
}

/** Each thing that one `alter table` does. */
function actionsOf(text: string): string[] {
  const [, rest] = text.match(/^alter table (?:if exists )?(?:only )?[\w.]+ (.*)$/) ?? [];
  if (rest === undefined) return [];
  let depth = 0;
  let actions = [""];
  for (const sign of rest) {
    if (sign === "(") depth += 1;
    if (sign === ")") depth -= 1;
    if (sign === "," && depth === 0) actions = [...actions, ""];
    else actions[actions.length - 1] += sign;
  }
  return actions.map((action) => action.trim());
}

function kindsOfAction(action: string): Kind[] {
  if (/^drop constraint\b|^alter (?:column )?\w+ drop not null/.test(action)) return ["loosened"];
  if (/^drop\b|^alter (?:column )?\w+ drop\b/.test(action)) return ["drop"];
  if (/^alter (?:column )?\w+ (?:set data )?type\b/.test(action)) return ["type"];
  if (/^alter (?:column )?\w+ set not null/.test(action)) return ["not null"];
  if (/^alter (?:column )?\w+ (?:set expression|add generated)/.test(action)) return ["rewrite"];
  if (/^set (?:logged|unlogged|tablespace|access method)/.test(action)) return ["rewrite"];
  if (/^add (?:constraint|check|unique|primary|foreign|exclude)\b/.test(action))
    return kindsOfConstraint(action);
  return /^add\b/.test(action) ? kindsOfColumn(action) : [];
}

function kindsOfConstraint(action: string): Kind[] {
  const isChecked = !action.endsWith("not valid");
  if (/\bprimary key\b|\bunique\b|\bexclude\b/.test(action)) return ["unique"];
  if (/\bforeign key\b/.test(action)) return isChecked ? ["reference"] : [];
  if (/\bnot null\b/.test(action)) return ["not null"];
  return /\bcheck\b/.test(action) && isChecked ? ["check"] : [];
}

function kindsOfColumn(action: string): Kind[] {
  const kinds: Kind[] = [];
  const isFilled = /\bdefault\b|\bgenerated\b|\bserial\b/.test(action);
  if (/\bnot null\b|\bprimary key\b/.test(action) && !isFilled) kinds.push("not null");
  if (VOLATILE.test(action)) kinds.push("rewrite");
  return kinds;
}
