import { blankChapter, type SectionKind, sections } from "#domain/hotels/drafts/content.ts";
import type { SectionDraft } from "#domain/hotels/drafts/page-draft.ts";
import { type Frame, type Parts, splitContent, type Words } from "#domain/hotels/drafts/parts.ts";
import { missingPlaces } from "#domain/hotels/drafts/publishing.ts";
import { type Agreed, agree, outdatedPlaces } from "#domain/hotels/drafts/translations.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import {
  countPublications,
  type DraftRow,
  type HouseRow,
  selectDrafts,
  selectHouse,
  selectLiveChapters,
} from "./queries.ts";

/** What everybody reads of a section, taken apart; null before its first publishing. */
export type Live = (Parts & { at: Date; versions: { pt: number; en: number } }) | null;

/** A draft as it stands: the kept one, or what everybody reads, or nothing written yet. */
export type Draft = Parts & {
  versions: { frame: number; pt: number; en: number };
  agreed: Agreed;
  updatedAt: Date;
};

export type HousePage = { house: HouseRow; live: Map<SectionKind, Live>; drafts: Map<SectionKind, Draft> };

/** A hotel's page as it is read and as it is being written; undefined if there is no such hotel. */
export async function readHousePage(db: Db | Tx, hotelId: string): Promise<HousePage | undefined> {
  const house = await selectHouse(db, hotelId);
  if (!house) return undefined;
  const [chapters, rows, counts] = [
    await selectLiveChapters(db, hotelId),
    await selectDrafts(db, hotelId),
    await countPublications(db, hotelId),
  ];
  const versionOf = (kind: SectionKind, language: "pt" | "en") =>
    counts.find((count) => count.kind === kind && count.language === language)?.version ?? 0;
  const live = new Map<SectionKind, Live>();
  const drafts = new Map<SectionKind, Draft>();
  for (const kind of sections) {
    const found = kind === "card" ? cardOf(house) : chapters.find((chapter) => chapter.kind === kind);
    const versions = { pt: versionOf(kind, "pt"), en: versionOf(kind, "en") };
    const read = found ? { ...splitContent(found.content as object), at: found.updated_at, versions } : null;
    live.set(kind, read);
    const row = rows.find((draft) => draft.kind === kind);
    drafts.set(kind, row ? toDraft(row) : firstDraft(kind, read, house.updated_at));
  }
  return { house, live, drafts };
}

function cardOf({ place, headline, summary, picture, facts, updated_at }: HouseRow) {
  return { content: { place, headline, summary, picture, facts }, updated_at };
}

/** A draft of which nothing is kept yet: what everybody reads, or a blank chapter. */
function firstDraft(kind: SectionKind, live: Live, updatedAt: Date): Draft {
  const { frame, pt, en } = live ?? splitContent(kind === "card" ? {} : blankChapter(kind));
  return { frame, pt, en, versions: { frame: 1, pt: 1, en: 1 }, agreed: agree({ pt, en }), updatedAt };
}

/** A kept draft. */
export function toDraft(row: DraftRow): Draft {
  return {
    frame: row.frame as Frame,
    pt: row.pt as Words,
    en: row.en as Words,
    versions: { frame: row.frame_version, pt: row.pt_version, en: row.en_version },
    agreed: row.agreed as Agreed,
    updatedAt: row.updated_at,
  };
}

/** A section as its editor sees it. */
export function toSection(kind: SectionKind, draft: Draft, live: Live): SectionDraft {
  const { frame, pt, en, versions } = draft;
  return {
    kind,
    frame,
    frameVersion: versions.frame,
    pt,
    ptVersion: versions.pt,
    en,
    enVersion: versions.en,
    outdated: outdatedPlaces(draft, draft.agreed),
    missing: {
      pt: missingPlaces({ kind, language: "pt", draft }),
      en: missingPlaces({ kind, language: "en", draft }),
    },
    published: live && {
      frame: live.frame,
      pt: live.pt,
      en: live.en,
      versions: live.versions,
      at: live.at.toISOString(),
    },
    updatedAt: draft.updatedAt.toISOString(),
  };
}
