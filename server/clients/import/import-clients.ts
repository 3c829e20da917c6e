import { randomUUID } from "node:crypto";
import type { ClientContent } from "#domain/clients/clients.ts";
import { type ClientImport, type ReadRow, readClients } from "#domain/clients/import-clients.ts";
import type { GivenRow } from "#domain/sheets/sheets.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { holdHousehold, insertClient, insertTrace } from "../queries.ts";
import { findKnown } from "./queries.ts";

type Input = { ownerId: string; rows: GivenRow[] };
type Judged = ReadRow & { state: ClientImport["rows"][number]["state"] };

/** What would become of a file, row by row; nothing is kept. */
export async function checkClients({ db }: Pick<Deps, "db">, input: Input): Promise<ClientImport> {
  return answerOf(await judge(db, input), 0);
}

/** Writes down the clients of a file that are new and sound; the others are named and left out. */
export async function importClients(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { once, ...input }: Input & { once: Once },
): Promise<ClientImport> {
  const { ownerId } = input;
  return runOnce(db, once, async (tx) => {
    const file = await judge(tx, input);
    const now = clock.now();
    const added = file.rows.filter(({ state }) => state === "new");
    for (const { content } of added) await keep(tx, { ownerId, content: content!, now });
    await writeAudit(tx, {
      ...{ actorId: ownerId, action: "client.imported", subjectType: "account", subjectId: ownerId, now },
      after: { added: added.length },
    });
    return answerOf(file, added.length);
  });
}

async function keep(
  tx: Tx,
  { ownerId, content, now }: { ownerId: string; content: ClientContent; now: Date },
) {
  const clientId = randomUUID();
  const householdId = await holdHousehold(tx, { ownerId, name: content.household, now });
  await insertClient(tx, { clientId, ownerId, content, householdId, now });
  await insertTrace(tx, { clientId, kind: "imported", actorId: ownerId, now });
}

async function judge(db: Db | Tx, { ownerId, rows: given }: Input) {
  const file = readClients(given);
  if (!file) throw refuse("validation_failed", { fields: { rows: "invalid" } });
  const known = new Set((await findKnown(db, ownerId)).map(markOf));
  const rows = file.rows.map((row): Judged => {
    if (!row.content) return { ...row, state: "invalid" };
    const mark = markOf({ email: row.content.email, full_name: row.fullName });
    if (known.has(mark)) return { ...row, state: "known" };
    known.add(mark);
    return { ...row, state: "new" };
  });
  return { ...file, rows };
}

/** Two entries are one person where they share an address; without one, where they share a name. */
function markOf({ email, full_name: name }: { email: string | null; full_name: string }): string {
  return email ?? `name:${name.toLowerCase()}`;
}

function answerOf({ rows, unknownColumns }: Awaited<ReturnType<typeof judge>>, added: number): ClientImport {
  const said = rows.map(({ line, fullName, state, fields }) => ({ line, fullName, state, fields }));
  return { rows: said, unknownColumns, added };
}
