import { InboxDetail, type InboxQuery, type Leads, leadSources } from "#domain/contact/inbox.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { countLeads, findMessage, findMessages, findSteps } from "./queries.ts";
import { toMessage } from "./to-message.ts";

const DAYS = 30;
const leadsSince = (now: Date) => new Date(now.getTime() - DAYS * 86_400_000);

/** The messages that a question leaves, some at a time. */
export async function listInbox({ db, clock }: Pick<Deps, "db" | "clock">, query: InboxQuery) {
  const { rows, ...list } = await findMessages(db, query, leadsSince(clock.now()));
  return { ...list, rows: rows.map(toMessage) };
}

/** One message with its words and what was done with it. */
export async function readMessage(db: Db | Tx, id: string): Promise<InboxDetail> {
  const row = await findMessage(db, id);
  if (!row) throw refuse("not_found");
  const steps = (await findSteps(db, id)).map(({ seq, at, ...step }) => ({
    ...step,
    id: Number(seq),
    at: at.toISOString(),
  }));
  return InboxDetail.parse({ message: toMessage(row), text: row.message, steps });
}

/** How many came by which way in the last thirty days. */
export async function readLeads({ db, clock }: Pick<Deps, "db" | "clock">): Promise<Leads> {
  const counted = new Map(
    (await countLeads(db, leadsSince(clock.now()))).map(({ source, count }) => [source, count]),
  );
  return { days: DAYS, sources: leadSources.map((source) => ({ source, count: counted.get(source) ?? 0 })) };
}
