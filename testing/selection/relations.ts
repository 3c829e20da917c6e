import type { Unit } from "./read-units.ts";

/** What a unit does with what others know too: facts by kind, tables and units by name. */
export type Contact = {
  name: string;
  says: Set<string>;
  hears: Set<string>;
  writes: Set<string>;
  reads: Set<string>;
  calls: Set<string>;
};
/** Another unit that a change can break, and by what: facts it hears, tables it reads, use cases it calls. */
export type Neighbour = { name: string; facts: string[]; tables: string[]; isCaller: boolean };

const WRITES = /(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*"([\w.]+)/g;
const READS = /(?:selectFrom|[a-z]+Join|using|from)\(\s*\[?\s*"([\w.]+)/gi;
const IMPORTS = /from "(?:#server|#|(?:\.\.\/)*\.\.)\/?([\w-]+)\//g;
const SQL = /sql(?:<[^`]*?>)?`([^`]*)`/g;
const SQL_WRITES = /\b(?:insert into|update|delete from|merge into)\s+([\w.]+)/gi;
const SQL_READS = /\b(?:from|join)\s+([\w.]+)/gi;

/** What a unit says, hears, writes and reads, as its code has it. */
export function contactOf(
  { name, server, domain }: Unit,
  known: { kinds: string[]; tables: Set<string> },
): Contact {
  const raw = found(SQL, server).join("\n");
  const tables = (inCode: RegExp, inSql: RegExp) =>
    new Set([...found(inCode, server), ...found(inSql, raw)].filter((table) => known.tables.has(table)));
  const said = new Set(found(/"(\w+)"/g, found(/\bkind:([^,\n}]*)/g, server).join("\n")));
  const all = `${server}\n${domain}`;
  const isNamed = (kind: string) => new RegExp(`\\b${kind}\\b`).test(all);
  return {
    name,
    says: new Set(known.kinds.filter((kind) => said.has(kind))),
    hears: new Set(known.kinds.filter((kind) => isNamed(kind) && !said.has(kind))),
    writes: tables(WRITES, SQL_WRITES),
    reads: tables(READS, SQL_READS),
    calls: new Set(found(IMPORTS, server)),
  };
}

/**
 * Who a change of one unit can break, in the order in which it is likely: those who hear its facts, those who read its
 * tables, those who only call it; among them who uses most of it.
 */
export function neighboursOf(name: string, contacts: Contact[]): Neighbour[] {
  const own = contacts.find((contact) => contact.name === name);
  if (!own) return [];
  const neighbours = contacts
    .filter((contact) => contact !== own)
    .map(({ name: other, hears, reads, calls }) => ({
      name: other,
      facts: [...own.says].filter((kind) => hears.has(kind)),
      tables: [...own.writes].filter((table) => reads.has(table)),
      isCaller: calls.has(name),
    }));
  return neighbours
    .filter((neighbour) => ringOf(neighbour) < NO_RING)
    .sort((a, b) => ringOf(a) - ringOf(b) || usesOf(b) - usesOf(a) || a.name.localeCompare(b.name));
}

const NO_RING = 3;

function ringOf({ facts, tables, isCaller }: Neighbour): number {
  if (facts.length > 0) return 0;
  if (tables.length > 0) return 1;
  return isCaller ? 2 : NO_RING;
}

const usesOf = ({ facts, tables }: Neighbour) => facts.length + tables.length;

function found(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map(([, group = ""]) => group);
}
