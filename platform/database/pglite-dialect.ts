import type { PGlite, Results } from "@electric-sql/pglite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import type { Statements } from "./pglite-statements.ts";

/** One holder at a time, in order of arrival: PGlite is a single connection. */
export type Turn = { take: () => Promise<() => void> };

export function createTurn(): Turn {
  let last: Promise<void> = Promise.resolve();
  return {
    take: async () => {
      const previous = last;
      const { promise, resolve } = Promise.withResolvers<void>();
      last = promise;
      await previous;
      return resolve;
    },
  };
}

/**
 * Kysely over one PGlite, held by one query or one transaction at a time. The turn is shared with everyone else
 * who speaks to this PGlite, which Kysely's own dialect cannot do; it also refuses texts of several statements.
 */
export function createPgliteDialect({ pglite, statements, turn }: Parts): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => createDriver({ pglite, statements, turn }),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

type Parts = { pglite: PGlite; statements: Statements; turn: Turn };
type Held = DatabaseConnection & { release: () => void };

function createDriver({ pglite, statements, turn }: Parts): Driver {
  const run = (connection: DatabaseConnection, text: string) =>
    connection.executeQuery(CompiledQuery.raw(text)).then(() => undefined);
  return {
    init: async () => pglite.waitReady,
    acquireConnection: async () => {
      const release = await turn.take();
      return { ...createConnection(statements), release } satisfies Held;
    },
    releaseConnection: async (connection) => (connection as Held).release(),
    beginTransaction: (connection, { isolationLevel }) =>
      run(connection, isolationLevel ? `start transaction isolation level ${isolationLevel}` : "begin"),
    commitTransaction: (connection) => run(connection, "commit"),
    rollbackTransaction: (connection) => run(connection, "rollback"),
    savepoint: (connection, name) => run(connection, `savepoint "${name}"`),
    rollbackToSavepoint: (connection, name) => run(connection, `rollback to "${name}"`),
    releaseSavepoint: (connection, name) => run(connection, `release "${name}"`),
    destroy: async () => undefined,
  };
}

function createConnection(statements: Statements): DatabaseConnection {
  return {
    executeQuery: async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
      const { rows, affectedRows } = await send<Row>(statements, query);
      return affectedRows === undefined ? { rows } : { rows, numAffectedRows: BigInt(affectedRows) };
    },
    // biome-ignore lint/correctness/useYield: PGlite has no cursors; a stream is refused.
    streamQuery: async function* () {
      throw new Error("streaming needs a PostgreSQL server");
    },
  };
}

/** A statement without parameters goes by the simple protocol: one message, and several statements are allowed. */
async function send<Row>(statements: Statements, query: CompiledQuery): Promise<Results<Row>> {
  if (query.parameters.length > 0) return statements.run<Row>(query.sql, query.parameters);
  return (
    ((await statements.runAll(query.sql)).at(-1) as Results<Row> | undefined) ?? { rows: [], fields: [] }
  );
}
