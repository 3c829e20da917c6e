import { type PGlite, parse, protocol, type Results } from "@electric-sql/pglite";

const { serialize } = protocol;
// The embedded server has nobody who counts its rows in the background, so a plan must not outlive its tables' size.
const DEFAULTS = { capacity: 500, replanMs: 60_000 };
/** A statement of many rows is long, and seldom the same again: it is planned each time. */
const MAX_TEXT = 16_000;
const SCHEMA_CHANGE = /\b(create|alter|drop)\b/i;

export type Statements = ReturnType<typeof createStatements>;
type Statement = { name: string; parameterTypes: number[] };

/**
 * Sends statements to PGlite. One with parameters is parsed and planned the first time and kept by its text, and
 * travels as one message: PGlite's own `query` takes seven and plans every time, which is most of its cost.
 */
export function createStatements(pglite: PGlite, { capacity, replanMs } = DEFAULTS) {
  const known = new Map<string, Statement>();
  let made = 0;
  let plannedAt = performance.now();

  async function prepare(text: string): Promise<Statement> {
    const name = `s${made++}`;
    const described = await send(serialize.parse({ name, text }), serialize.describe({ type: "S", name }));
    return { name, parameterTypes: parse.parseDescribeStatementResults(described) };
  }

  /** Puts the statement last in the line of those that leave when there are too many. */
  async function keep(text: string, statement: Statement): Promise<void> {
    known.delete(text);
    known.set(text, statement);
    if (known.size <= capacity) return;
    const [oldest, { name }] = known.entries().next().value!;
    known.delete(oldest);
    await send(serialize.close({ type: "S", name }));
  }

  function send(...messages: Uint8Array[]) {
    return pglite.execProtocolStream(Buffer.concat([...messages, serialize.sync()]));
  }

  function toWire(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null;
    const toText = type === undefined ? undefined : pglite.serializers[type];
    return toText ? toText(value) : String(value);
  }

  async function replanNowAndThen(): Promise<void> {
    if (performance.now() - plannedAt < replanMs || pglite.isInTransaction()) return;
    plannedAt = performance.now();
    await send(serialize.query("discard plans"));
  }

  return {
    /** One statement with parameters. */
    run: <Row>(text: string, values: readonly unknown[]): Promise<Results<Row>> =>
      pglite.runExclusive(async () => {
        await replanNowAndThen();
        const isKept = text.length <= MAX_TEXT;
        const statement = known.get(text) ?? (await prepare(text));
        if (isKept) await keep(text, statement);
        const { name, parameterTypes } = statement;
        const wire = values.map((value, index) => toWire(value, parameterTypes[index]));
        const answer = await send(
          serialize.bind({ statement: name, values: wire }),
          serialize.describe({ type: "P" }),
          serialize.execute({}),
          ...(isKept ? [] : [serialize.close({ type: "S", name })]),
        );
        return parse.parseResults(answer, pglite.parsers)[0] as Results<Row>;
      }),

    /** Any number of statements without parameters; where they change the schema, nothing that was kept is used again. */
    runAll: async (text: string): Promise<Results[]> => {
      const results = await pglite.exec(text);
      if (known.size > 0 && SCHEMA_CHANGE.test(text)) {
        known.clear();
        await pglite.exec("deallocate all");
      }
      return results;
    },
  };
}
