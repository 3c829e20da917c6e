import {
  type KyselyPlugin,
  OperationNodeTransformer,
  RawNode,
  type SelectModifierNode,
  type SelectQueryNode,
} from "kysely";

/** Where a lock is taken: the file and the function that asks for it, as in `server/products/queries.ts#holdProduct`. */
export type Site = `${string}.ts#${string}`;

const LOCK = /\b(pg_advisory_xact_lock|pg_advisory_lock)\b/;
const LOCKS = new Set(["ForUpdate", "ForNoKeyUpdate", "ForShare", "ForKeyShare", "SkipLocked", "NoWait"]);

let removed: Site | undefined;
let hits = 0;

/** Reads as before, without the locks. */
class WithoutLocks extends OperationNodeTransformer {
  protected override transformSelectQuery(node: SelectQueryNode): SelectQueryNode {
    const { endModifiers, ...rest } = super.transformSelectQuery(node);
    const isLock = ({ modifier }: SelectModifierNode) => modifier !== undefined && LOCKS.has(modifier);
    return endModifiers
      ? { ...rest, endModifiers: endModifiers.filter((each) => !isLock(each as SelectModifierNode)) }
      : rest;
  }
}
const withoutLocks = new WithoutLocks();

/** Whether the statement that is being written comes from this place. */
function isAt(site: Site): boolean {
  const [file = "", name = ""] = site.split("#");
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 40;
  const { stack = "" } = new Error("here");
  Error.stackTraceLimit = stackTraceLimit;
  const isCall = new RegExp(`\\bat (async )?(\\w+\\.)*${name} .*/${file.replaceAll(".", "\\.")}[:?]`);
  return stack.split("\n").some((line) => isCall.test(line));
}

/** Lets statements through as they are, but for the one place whose lock is taken away. */
export const saboteur: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (!removed || !isAt(removed)) return node;
    if (RawNode.is(node)) {
      if (!node.sqlFragments.some((text) => LOCK.test(text))) return node;
      hits += 1;
      return RawNode.createWithSql("select 1");
    }
    if (JSON.stringify(node).includes('"SelectModifierNode"')) hits += 1;
    return withoutLocks.transformNode(node);
  },
  transformResult: async ({ result }) => result,
};

/** Does something while one place takes no lock; how often it would have. */
export async function withoutLock(site: Site, work: () => Promise<void>): Promise<number> {
  removed = site;
  hits = 0;
  try {
    await work();
  } finally {
    removed = undefined;
  }
  return hits;
}

/** How often the place asked for its lock while it was taken away. */
export const missedLocks = () => hits;
