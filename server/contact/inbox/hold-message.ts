import type { Tx } from "#platform/database/database.ts";
import { refuse } from "../../http/refuse.ts";
import { lockMessage, type MessageRow } from "./queries.ts";
import { readMessage } from "./read-inbox.ts";

/** A message as nobody else can change it until the transaction ends, on the version that was seen. */
export async function holdMessage(
  tx: Tx,
  { id, version }: { id: string; version: number },
): Promise<MessageRow> {
  const row = await lockMessage(tx, id);
  if (!row) throw refuse("not_found");
  if (row.version !== version) throw refuse("conflict", { current: await readMessage(tx, id) });
  return row;
}
