import { parseSync, Visitor } from "vite";

const TESTS = new Set(["test", "it"]);
const EXPECTATIONS = /^(expect|assert)/;

type Span = { start: number; end: number };

/**
 * The names of tests that expect nothing, by their source: neither they nor a function of the same file that they
 * call, nor one that comes from elsewhere under a name of `trusted`.
 */
export function findEmptyTests(file: string, source: string, trusted: (name: string) => boolean): string[] {
  const functions = new Map<string, Span>();
  const names: { name: string; at: number }[] = [];
  const tests: { title: string; body: Span }[] = [];
  new Visitor({
    FunctionDeclaration: (node) => void (node.id && functions.set(node.id.name, node)),
    VariableDeclarator: ({ id, init }) => {
      if (id.type === "Identifier" && init?.type === "ArrowFunctionExpression") functions.set(id.name, init);
    },
    Property: ({ key, value }) => {
      if (key.type === "Identifier" && value.type === "ArrowFunctionExpression")
        functions.set(key.name, value);
    },
    Identifier: ({ name, start }) => void names.push({ name, at: start }),
    CallExpression: ({ callee, arguments: given }) => {
      const [title] = given;
      const body = given.at(-1);
      const isBody = body?.type === "ArrowFunctionExpression" || body?.type === "FunctionExpression";
      if (!isBody || !title || title === body || !TESTS.has(rootOf(callee))) return;
      const isHook = callee.type === "MemberExpression" && /Each|All|describe/.test(textOf(source, callee));
      if (!isHook) tests.push({ title: textOf(source, title).slice(1, -1), body });
    },
  }).visit(parseSync(file, source).program);

  const expects = ({ start, end }: Span, seen: ReadonlySet<string> = new Set()): boolean =>
    names.some(({ name, at }) => {
      if (at < start || at >= end || seen.has(name)) return false;
      if (EXPECTATIONS.test(name) || trusted(name)) return true;
      const called = functions.get(name);
      return called !== undefined && expects(called, new Set([...seen, name]));
    });
  return tests.filter(({ body }) => !expects(body)).map(({ title }) => title);
}

const textOf = (source: string, { start, end }: Span) => source.slice(start, end);

/** `test` of `test`, `test.skip` and `test.for([…])`. */
function rootOf(callee: unknown): string {
  let node = callee as { type: string; name?: string; object?: unknown; callee?: unknown };
  while (node.type === "MemberExpression" || node.type === "CallExpression")
    node = (node.object ?? node.callee) as typeof node;
  return node.name ?? "";
}
