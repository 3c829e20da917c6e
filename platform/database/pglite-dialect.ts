import type { PGlite } from "@electric-sql/pglite";
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
export function createPgliteDialect(pglite: PGlite, turn: Turn): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => createDriver(pglite, turn),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

type Held = DatabaseConnection & { release: () => void };

function createDriver(pglite: PGlite, turn: Turn): Driver {
  const run = (connection: DatabaseConnection, text: string) =>
    connection.executeQuery(CompiledQuery.raw(text)).then(() => undefined);
  return {
    init: async () => pglite.waitReady,
    acquireConnection: async () => {
      const release = await turn.take();
      return { ...createConnection(pglite), release } satisfies Held;
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

function createConnection(pglite: PGlite): DatabaseConnection {
  return {
    executeQuery: async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
      const { rows, affectedRows } = await send<Row>(pglite, query);
      return affectedRows === undefined ? { rows } : { rows, numAffectedRows: BigInt(affectedRows) };
    },
    // biome-ignore lint/correctness/useYield: PGlite has no cursors; a stream is refused.
    streamQuery: async function* () {
      throw new Error("streaming needs a PostgreSQL server");
    },
  };
}

/** A statement without parameters goes by the simple protocol: one message, and several statements are allowed. */
async function send<Row>(
  pglite: PGlite,
  query: CompiledQuery,
): Promise<{ rows: Row[]; affectedRows?: number }> {
  if (query.parameters.length > 0) return pglite.query<Row>(query.sql, [...query.parameters]);
  const results = await pglite.exec(query.sql);
  return (results.at(-1) as { rows: Row[]; affectedRows?: number } | undefined) ?? { rows: [] };
}
