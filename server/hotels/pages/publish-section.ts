import { randomUUID } from "node:crypto";
import { parseContent, type SectionKind, sections } from "#domain/hotels/drafts/content.ts";
import type { PublishWish, SectionDraft } from "#domain/hotels/drafts/page-draft.ts";
import { joinContent, splitContent } from "#domain/hotels/drafts/parts.ts";
import { publishBlocker } from "#domain/hotels/drafts/publishing.ts";
import { agreeOnCurrent } from "#domain/hotels/drafts/translations.ts";
import { writingParts } from "#domain/hotels/members.ts";
import type { Language } from "#domain/text.ts";
import type { Tx } from "#platform/database/database.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { requireHotelPart } from "../members/require-hotel-part.ts";
import { holdSection, keepDraft } from "./hold-section.ts";
import { insertPublications, lastVersion, writeCard, writeChapter } from "./queries.ts";
import { type Draft, type Live, toSection } from "./section.ts";

type Input = { actor: Actor; hotelId: string; wish: PublishWish; once: Once };

/** Puts a section, in one language or both, where everybody reads it; what was read before stays in its history. */
export async function publishSection(
  { db, clock, live: windows }: Pick<Deps, "db" | "clock" | "live">,
  { actor, hotelId, wish, once }: Input,
): Promise<SectionDraft> {
  const { kind, versions } = wish;
  const languages = [...new Set(wish.languages)];
  return runOnce(db, once, async (tx) => {
    const as = await requireHotelPart(tx, { actor, hotelId, parts: writingParts });
    const now = clock.now();
    const place = { hotelId, kind, now };
    const { draft, live } = await holdSection(tx, place);
    const isStale =
      draft.versions.frame !== versions.frame || languages.some((l) => draft.versions[l] !== versions[l]);
    if (isStale) throw refuse("conflict", { current: toSection(kind, draft, live) });
    const blocker = publishBlocker({ kind, languages, draft, published: live?.frame ?? null });
    if (blocker) throw refuse(blocker.code, blocker.fields ? { fields: blocker.fields } : {});
    const published = await publish(tx, { ...place, draft, live, languages });
    const next = await recordPublications(tx, {
      ...{ ...place, live, languages },
      ...{ actorId: actor.id, isOnBehalf: as === "admin", words: published },
    });
    const kept = await keepDraft(
      tx,
      { live: windows },
      { place, draft: { ...draft, agreed: agreeOnCurrent(draft, draft.agreed) } },
    );
    await writeAudit(tx, {
      ...{ actorId: actor.id, action: "hotel.published", subjectType: "hotel", subjectId: hotelId, now },
      after: { kind, languages },
    });
    return toSection(kind, kept, { ...published, at: now, versions: next });
  });
}

type Publishing = { hotelId: string; kind: SectionKind; now: Date; live: Live; languages: Language[] };

async function publish(tx: Tx, { draft, live, languages, ...place }: Publishing & { draft: Draft }) {
  const words = (language: Language) => (languages.includes(language) ? draft : (live ?? draft))[language];
  const content = joinContent({ frame: draft.frame, pt: words("pt"), en: words("en") });
  const { hotelId, kind, now } = place;
  // Parsed for its shape alone: the ids of entries stay.
  parseContent(kind, content);
  if (kind === "card") await writeCard(tx, { hotelId, content, now });
  else await writeChapter(tx, { hotelId, kind, content, now, position: sections.indexOf(kind) - 1 });
  return splitContent(content);
}

type Entries = Publishing & {
  actorId: string;
  isOnBehalf: boolean;
  words: ReturnType<typeof splitContent>;
};

/** One entry for each language; what was read before the first of them is the entry before it. */
async function recordPublications(tx: Tx, given: Entries): Promise<{ pt: number; en: number }> {
  const { hotelId, kind, now, live, languages, actorId, isOnBehalf, words } = given;
  const versions = { pt: live?.versions.pt ?? 0, en: live?.versions.en ?? 0 };
  const own = { hotel_id: hotelId, kind };
  for (const language of ["pt", "en"] as const) {
    const last = await lastVersion(tx, { hotelId, kind }, language);
    const before =
      last === 0 && live
        ? [{ ...entryOf(live, language, 1), ...own, actor_id: null, is_on_behalf: false, at: live.at }]
        : [];
    const first = last + before.length + 1;
    const added = languages.includes(language)
      ? [
          {
            ...entryOf(words, language, first),
            ...own,
            actor_id: actorId,
            is_on_behalf: isOnBehalf,
            at: now,
          },
        ]
      : [];
    const rows = [...before, ...added];
    if (rows.length > 0) await insertPublications(tx, rows);
    versions[language] = last + rows.length;
  }
  return versions;
}

function entryOf(parts: ReturnType<typeof splitContent>, language: Language, version: number) {
  return {
    id: randomUUID(),
    language,
    version,
    frame: JSON.stringify(parts.frame),
    words: JSON.stringify(parts[language]),
  };
}
