import { parseSync, Visitor } from "vite";

type Node = { type: string; start: number; end: number };
/** As much of an expression as is looked at. */
interface Expression extends Node {
  name?: unknown;
  key?: { name?: string; value?: string };
  value?: Expression;
  properties?: Expression[];
  argument?: Expression;
  expression?: Expression;
  right?: Expression;
  consequent?: Expression;
  alternate?: Expression;
}
/** What entries of the record hold by name, and expressions in them whose fields the source alone does not tell. */
type Found = { fields: Set<string>; unread: Set<string> };

/** The fields of what a file puts on record: of every `before` and `after` that it gives `writeAudit`. */
export function findAuditFields(file: string, source: string): Found {
  const values = new Map<string, Expression>();
  const entries: Expression[] = [];
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === "Identifier" && init) values.set(id.name, init as unknown as Expression);
    },
    CallExpression: ({ callee, arguments: [, entry] }) => {
      if (callee.type === "Identifier" && callee.name === "writeAudit" && entry)
        entries.push(entry as unknown as Expression);
    },
  }).visit(parseSync(file, source).program);

  const found: Found = { fields: new Set(), unread: new Set() };
  const textOf = ({ start, end }: Node) => source.slice(start, end);

  /** The object literals that an expression may be; what is none is handed to `otherwise`. */
  const literals = (
    node: Expression,
    otherwise: (node: Expression) => void,
    names: readonly unknown[] = [],
  ): Expression[] => {
    const within = (...inner: Expression[]) => inner.flatMap((each) => literals(each, otherwise, names));
    if (node.type === "ObjectExpression") return [node];
    if (node.type === "LogicalExpression") return within(node.right!);
    if (node.type === "ConditionalExpression") return within(node.consequent!, node.alternate!);
    if (/^(TSAs|TSSatisfies|Parenthesized)Expression$/.test(node.type)) return within(node.expression!);
    if (node.type === "Literal") return [];
    const value = node.type === "Identifier" ? values.get(String(node.name)) : undefined;
    if (value && !names.includes(node.name)) return literals(value, otherwise, [...names, node.name]);
    otherwise(node);
    return [];
  };
  const unread = (node: Expression) => void found.unread.add(textOf(node));
  const readFields = (node: Expression, isOwn = true): void => {
    for (const literal of literals(node, isOwn ? unread : () => {})) {
      for (const property of literal.properties ?? []) {
        if (property.type === "SpreadElement") readFields(property.argument!);
        else {
          found.fields.add(String(property.key?.name ?? property.key?.value));
          readFields(property.value!, false);
        }
      }
    }
  };
  const readEntry = (node: Expression): void => {
    for (const literal of literals(node, unread)) {
      for (const property of literal.properties ?? []) {
        if (property.type === "SpreadElement") readEntry(property.argument!);
        else if (/^(before|after)$/.test(String(property.key?.name))) readFields(property.value!);
      }
    }
  };
  for (const entry of entries) readEntry(entry);
  return found;
}
