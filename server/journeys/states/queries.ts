import { sql } from "kysely";
import type { Tx } from "#platform/database/database.ts";

/** Journeys that the day takes further, held: begun and not yet travelling, or over and not yet completed. */
export function holdDue(tx: Tx, { today, limit }: { today: string; limit: number }) {
  return tx
    .selectFrom("journeys")
    .select(["id", "owner_id", "state", "starts_on", "ends_on"])
    .where((eb) =>
      eb.or([
        eb.and([eb("state", "=", "booked"), eb("starts_on", "<=", today)]),
        eb.and([eb("state", "=", "travelling"), eb("ends_on", "<", today)]),
      ]),
    )
    .orderBy("id")
    .limit(limit)
    .forUpdate()
    .execute();
}

/** The journeys of a client, wherever they go over to. */
export async function moveClientJourneys(
  tx: Tx,
  { clientId, toId, now }: { clientId: string; toId: string; now: Date },
): Promise<void> {
  await tx
    .updateTable("journeys")
    .set({ owner_id: toId, updated_at: now })
    .where("client_id", "=", clientId)
    .execute();
}

/** The journeys of an entry that became part of another. */
export async function mergeClientJourneys(
  tx: Tx,
  { clientId, otherId }: { clientId: string; otherId: string },
): Promise<void> {
  await tx.updateTable("journeys").set({ client_id: clientId }).where("client_id", "=", otherId).execute();
}

/** Takes the names of travellers out of a client's journeys, and out of every edit that wrote them. */
export async function forgetTravellers(tx: Tx, clientId: string): Promise<void> {
  const ofClient = sql`(select id from journeys where client_id = ${clientId}::uuid)`;
  await sql`
    update journeys set version = version + 1, revision = revision + 1, head = jsonb_set(head, '{travellers}', (
      select coalesce(jsonb_agg(jsonb_set(traveller, '{firstName}',
        case when head ->> 'language' = 'en' then '"Traveller"' else '"Viajante"' end::jsonb)), '[]')
      from jsonb_array_elements(head -> 'travellers') as traveller))
    where client_id = ${clientId}::uuid`.execute(tx);
  await sql`
    update journey_operations set
      operation = case when operation #> '{changes,travellers}' is null then operation
        else jsonb_set(operation, '{changes,travellers}', '[]') end,
      answer = case when answer #> '{changes,journey,head,travellers}' is null then answer
        else jsonb_set(answer, '{changes,journey,head,travellers}', '[]') end
    where journey_id in ${ofClient}`.execute(tx);
}

const fallen = ["registered", "declined", "withdrawn", "lapsed", "cancelled"] as const;

/**
 * A journey whose client approved an option on the page, once a stay of that option is asked of its hotel or affirmed by
 * it; nothing for a copy, and nothing for what was only registered or has fallen through.
 */
export function findBookedProposal(tx: Tx, journeyId: string) {
  return tx
    .selectFrom("journeys as j")
    .select(["j.owner_id", "j.client_id", "j.chosen_option_id"])
    .where("j.id", "=", journeyId)
    .where("j.state", "in", ["accepted", "booked", "travelling", "completed"])
    .where("j.accepted_by", "=", "client")
    .where("j.is_copy", "=", false)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("bookings as k")
          .innerJoin("journey_blocks as b", "b.id", "k.block_id")
          .select("k.id")
          .whereRef("k.journey_id", "=", "j.id")
          .whereRef("b.option_id", "=", "j.chosen_option_id")
          .where("k.state", "not in", fallen),
      ),
    )
    .executeTakeFirst();
}

const agreed = ["accepted", "change_requested", "stayed"] as const;

/** Stays of the chosen option that nobody has agreed to: parked, removed and hidden drafts of others do not count. */
function selectUnbooked(tx: Tx, journeyId: string) {
  return tx
    .selectFrom("journey_blocks as b")
    .innerJoin("journeys as j", "j.id", "b.journey_id")
    .leftJoin("bookings as k", (join) => join.onRef("k.block_id", "=", "b.id").on("k.state", "in", agreed))
    .where("j.id", "=", journeyId)
    .whereRef("b.option_id", "=", "j.chosen_option_id")
    .where("b.kind", "=", "stay")
    .where("b.is_removed", "=", false)
    .where("b.day", "is not", null)
    .where("k.id", "is", null);
}

/** How many stays of the chosen option nobody has agreed to. */
export async function countUnbooked(tx: Tx, journeyId: string): Promise<number> {
  const { count } = await selectUnbooked(tx, journeyId)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether a stay that fell through is one that the client chose, or was the last that is agreed. */
export async function isUnbooked(
  tx: Tx,
  { journeyId, blockId }: { journeyId: string | null; blockId: string | null },
): Promise<boolean> {
  if (journeyId === null) return false;
  const chosen =
    blockId !== null &&
    (await selectUnbooked(tx, journeyId).select("b.id").where("b.id", "=", blockId).executeTakeFirst());
  if (chosen) return true;
  const left = await tx
    .selectFrom("bookings")
    .select("id")
    .where("journey_id", "=", journeyId)
    .where("state", "in", agreed)
    .where("offer", "is", null)
    .executeTakeFirst();
  return left === undefined;
}
