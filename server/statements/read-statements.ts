import { purseParts } from "#domain/hotels/members.ts";
import type {
  OwnStatements,
  Statement,
  StatementList,
  StatementQuery,
} from "#domain/statements/statements.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import type { Deps } from "../deps.ts";
import { requireHotelPart } from "../hotels/members/require-hotel-part.ts";
import type { Actor } from "../http/actor.ts";
import { refuse } from "../http/refuse.ts";
import { findLog, findReleased, findStatement, findStatements } from "./queries.ts";
import { toStatement, toSummary } from "./to-statement.ts";

/** Statements that a question leaves, for the house. */
export async function listStatements(
  { db }: Pick<Deps, "db">,
  query: StatementQuery,
): Promise<StatementList> {
  const { rows, ...rest } = await findStatements(db, query);
  return { ...rest, rows: rows.map(toSummary) } as StatementList;
}

/** One of them with its log. */
export async function readStatement(db: Db | Tx, id: string): Promise<Statement> {
  const row = await findStatement(db, id);
  if (!row) throw refuse("not_found");
  return toStatement(row, await findLog(db, id));
}

/** What was released to a payee. */
export async function listOwn({ db }: Pick<Deps, "db">, payeeId: string): Promise<OwnStatements> {
  return { statements: (await findReleased(db, payeeId)).map(toSummary) };
}

/** What was released to a hotel, for who works there. */
export async function listForHotel(
  { db }: Pick<Deps, "db">,
  { hotelId, actor }: { hotelId: string; actor: Actor },
): Promise<OwnStatements> {
  await requireHotelPart(db, { actor, hotelId, parts: purseParts });
  return { statements: (await findReleased(db, hotelId)).map(toSummary) };
}
