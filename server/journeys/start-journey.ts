import { randomUUID } from "node:crypto";
import { copyCover } from "#domain/journeys/cover.ts";
import { areDatesSound, blocksToPark } from "#domain/journeys/days.ts";
import type { NewJourney } from "#domain/journeys/journey-lists.ts";
import { emptyOption, type Journey, JourneyDocument, type JourneyHead } from "#domain/journeys/journeys.ts";
import { withoutClient } from "#domain/journeys/library.ts";
import { withoutRates } from "#domain/journeys/prices.ts";
import type { Tx } from "#platform/database/database.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../audit/write-audit.ts";
import { requireOwnClient } from "../clients/require-own-client.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { createJourney } from "./create-journey.ts";
import { findLibraryContent } from "./library/queries.ts";
import { documentOf, readJourney } from "./read-journey.ts";

type Input = { ownerId: string; given: NewJourney; once: Once };

/** Begins a journey, empty with one option, from a template, or with the content of another one of one's own. */
export async function startJourney(deps: Pick<Deps, "db" | "clock">, input: Input): Promise<Journey> {
  const { ownerId, given, once } = input;
  return runOnce(deps.db, once, async (tx) => {
    if (!areDatesSound(given)) throw refuse("validation_failed", { fields: { endsOn: "invalid" } });
    if (given.clientId) await requireOwnClient(tx, { ownerId, clientId: given.clientId });
    const id = randomUUID();
    const now = deps.clock.now();
    const document = await contentOf(tx, { ownerId, given });
    await createJourney(tx, { id, ownerId, document, isCopy: given.copyOf !== null, now });
    await writeAudit(tx, {
      ...{ actorId: ownerId, action: "journey.started", subjectType: "journey", subjectId: id, now },
    });
    return readJourney(tx, { journeyId: id, ownerId });
  });
}

async function contentOf(
  tx: Tx,
  { ownerId, given }: { ownerId: string; given: NewJourney },
): Promise<JourneyDocument> {
  const { title, copyOf, templateId, ...chosen } = given;
  const words = { pt: "", en: "", [given.language]: title };
  if (templateId) {
    const template = await findLibraryContent(tx, { id: templateId, ownerId, kind: "journey" });
    if (!template) throw refuse("validation_failed", { fields: { templateId: "unknown" } });
    return copyDocument(JourneyDocument.parse(template), { ...chosen, title: words });
  }
  if (!copyOf) return emptyDocument({ ...chosen, title: words });
  const source = documentOf(await readJourney(tx, { journeyId: copyOf, ownerId }));
  return copyDocument(forClient(source, given.clientId), { ...chosen, title: words });
}

/** The letters were written to one client: another's copy begins without them. */
function forClient(source: JourneyDocument, clientId: string | null): JourneyDocument {
  const isSame = clientId !== null && source.head.clientId === clientId;
  return isSame ? source : withoutClient(source);
}

type Chosen = Pick<JourneyHead, "title" | "startsOn" | "endsOn" | "currency" | "language" | "clientId">;

function emptyDocument(chosen: Chosen): JourneyDocument {
  const none = { pt: "", en: "" };
  return {
    head: {
      ...{ intro: none, travellers: [], cover: null, colour: null, markup: null, note: "" },
      ...chosen,
    },
    options: [emptyOption({ id: randomUUID(), label: "A" })],
    ...{ blocks: [], files: [] },
  };
}

/** The same content under new ids and dates; travellers stay behind, what finds no day is parked, and rates are of one currency alone. */
function copyDocument(source: JourneyDocument, chosen: Chosen): JourneyDocument {
  const blockIds = new Map(source.blocks.map(({ id }) => [id, randomUUID()]));
  const fileIds = new Map(source.files.map(({ id }) => [id, randomUUID()]));
  const cover = copyCover(source.head.cover, fileIds);
  const head = { ...source.head, ...chosen, cover, travellers: [] };
  const ids = new Map(source.options.map(({ id }) => [id, randomUUID()]));
  const parked = new Set(blocksToPark(source.blocks, head));
  const isOther = source.head.currency !== head.currency;
  const blocks = source.blocks.filter(
    ({ isRemoved, optionId }) => !isRemoved && isStanding(source, optionId),
  );
  const kept = new Set(blocks.map(({ id }) => id));
  return {
    head,
    options: source.options
      .filter(({ isRemoved }) => !isRemoved)
      .map((option) => ({ ...option, id: ids.get(option.id)! })),
    blocks: blocks.map((block) => ({
      ...(isOther ? withoutRates(block) : block),
      id: blockIds.get(block.id)!,
      optionId: ids.get(block.optionId)!,
      day: parked.has(block) ? null : block.day,
    })),
    // The content is the same: nothing is stored twice.
    files: source.files
      .filter(({ blockId, isRemoved }) => !isRemoved && (blockId === null || kept.has(blockId)))
      .map((file) => ({
        ...{ ...file, id: fileIds.get(file.id)! },
        blockId: file.blockId && blockIds.get(file.blockId)!,
      })),
  };
}

function isStanding({ options }: JourneyDocument, optionId: string): boolean {
  return options.some(({ id, isRemoved }) => id === optionId && !isRemoved);
}
