import { randomUUID } from "node:crypto";
import { areDatesSound, blocksToPark } from "#domain/journeys/days.ts";
import type { NewJourney } from "#domain/journeys/journey-lists.ts";
import { type Journey, JourneyDocument, type JourneyHead } from "#domain/journeys/journeys.ts";
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

/** What opens a proposal was written to one client: another's copy begins without it. */
function forClient(source: JourneyDocument, clientId: string | null): JourneyDocument {
  const isSame = clientId !== null && source.head.clientId === clientId;
  return isSame ? source : { ...source, head: { ...source.head, intro: { pt: "", en: "" } } };
}

type Chosen = Pick<JourneyHead, "title" | "startsOn" | "endsOn" | "currency" | "language" | "clientId">;

function emptyDocument(chosen: Chosen): JourneyDocument {
  const none = { pt: "", en: "" };
  return {
    head: {
      ...{ intro: none, travellers: [], cover: null, colour: null, markup: null, note: "" },
      ...chosen,
    },
    options: [{ id: randomUUID(), label: "A", name: none, isRemoved: false }],
    blocks: [],
  };
}

/** The same content under new ids and dates; travellers stay behind, what finds no day is parked, and rates are of one currency alone. */
function copyDocument(source: JourneyDocument, chosen: Chosen): JourneyDocument {
  const head = { ...source.head, ...chosen, travellers: [] };
  const ids = new Map(source.options.map(({ id }) => [id, randomUUID()]));
  const parked = new Set(blocksToPark(source.blocks, head));
  const isOther = source.head.currency !== head.currency;
  return {
    head,
    options: source.options
      .filter(({ isRemoved }) => !isRemoved)
      .map((option) => ({ ...option, id: ids.get(option.id)! })),
    blocks: source.blocks
      .filter(({ isRemoved, optionId }) => !isRemoved && isStanding(source, optionId))
      .map((block) => ({
        ...(isOther ? withoutRates(block) : block),
        id: randomUUID(),
        optionId: ids.get(block.optionId)!,
        day: parked.has(block) ? null : block.day,
      })),
  };
}

function isStanding({ options }: JourneyDocument, optionId: string): boolean {
  return options.some(({ id, isRemoved }) => id === optionId && !isRemoved);
}
