import { randomUUID } from "node:crypto";
import { type LibraryItem, MAX_LIBRARY, type SavedBlock, toTemplate } from "#domain/journeys/library.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { documentOf, readJourney } from "../read-journey.ts";
import { countLibrary, deleteItem, findLibrary, insertItem } from "./queries.ts";

type Owned = { ownerId: string; once: Once };
type Tools = Pick<Deps, "db" | "clock">;

/** Keeps a block to use again, in any journey of one's own. */
export async function keepBlock(
  { db, clock }: Tools,
  { ownerId, name, block, once }: Owned & { name: string; block: SavedBlock },
): Promise<LibraryItem> {
  return runOnce(db, once, (tx) =>
    keep(tx, { ownerId, kind: "block", name, content: block, now: clock.now() }),
  );
}

/** Keeps a journey as a template, without whoever it was for. */
export async function keepTemplate(
  { db, clock }: Tools,
  { ownerId, name, journeyId, once }: Owned & { name: string; journeyId: string },
): Promise<LibraryItem> {
  return runOnce(db, once, async (tx) => {
    const content = toTemplate(documentOf(await readJourney(tx, { journeyId, ownerId })));
    return keep(tx, { ownerId, kind: "journey", name, content, now: clock.now() });
  });
}

type Kept = { ownerId: string; kind: "block" | "journey"; name: string; content: object; now: Date };

async function keep(tx: Tx, item: Kept): Promise<LibraryItem> {
  const { ownerId, now } = item;
  if ((await countLibrary(tx, ownerId)) >= MAX_LIBRARY) throw refuse("library_full");
  const id = randomUUID();
  await insertItem(tx, { id, ...item });
  await writeAudit(tx, {
    ...{ actorId: ownerId, action: "library.kept", subjectType: "library", subjectId: id, now },
  });
  const row = (await findLibrary(tx, ownerId)).find((one) => one.id === id)!;
  const { name, block_kind: blockKind, days, currency } = row;
  return { id, kind: item.kind, name, blockKind, days, currency };
}

/** Lets something go; done twice, it is the same. */
export async function dropItem(
  { db, clock }: Tools,
  { ownerId, id }: { ownerId: string; id: string },
): Promise<void> {
  await transact(db, async (tx) => {
    if (!(await deleteItem(tx, { id, ownerId }))) return;
    await writeAudit(tx, {
      ...{ actorId: ownerId, action: "library.dropped", subjectType: "library", subjectId: id },
      now: clock.now(),
    });
  });
}
