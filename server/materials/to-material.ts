import type {
  Material,
  MaterialLanguage,
  MaterialType,
  MaterialVersion,
  Situation,
} from "#domain/materials/materials.ts";
import { takeBlocker, type VersionState } from "#domain/materials/versions.ts";
import type { Deps } from "../deps.ts";
import type { KitRow } from "./kit/queries.ts";
import type { VersionRow } from "./queries.ts";

const PICTURE_MS = 60 * 60_000;

/** A version as its contract has it. */
export function toVersion(row: VersionRow): MaterialVersion {
  const { mediaType, bytes, width, height, pages } = row;
  return {
    id: row.versionId,
    number: row.number,
    state: row.state as VersionState,
    changes: row.changes,
    credit: row.credit,
    tags: row.tags,
    alt: { pt: row.altPt, en: row.altEn },
    validFrom: row.validFrom,
    validUntil: row.validUntil,
    embargoUntil: row.embargoUntil,
    comment: row.comment,
    createdAt: row.createdAt.toISOString(),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    file: { mediaType, bytes, width, height, pages },
  };
}

/** The slot of a version as its contract has it. */
export function toSlot(row: VersionRow) {
  return {
    id: row.materialId,
    hotel: { id: row.hotelId, slug: row.hotelSlug, name: row.hotelName },
    type: row.type as MaterialType,
    language: row.language as MaterialLanguage,
    season: row.season,
    title: row.title,
  };
}

/** Whether a version that is shown can be used now. */
export function situationOf(row: VersionRow, now: Date): Situation {
  const blocker = takeBlocker({ ...row, state: row.state as VersionState }, now);
  if (blocker === null) return "open";
  return blocker === "embargoed" ? "embargoed" : "expired";
}

type Pictures = Pick<VersionRow, "pictureKey" | "largeKey">;

/** A link to a picture of a version, for an hour: the smallest, or one to look at. */
export function pictureOf(
  { files, clock }: Pick<Deps, "files" | "clock">,
  { pictureKey, largeKey }: Pictures,
  size: "small" | "large" = "small",
): string | null {
  const key = size === "large" ? largeKey : pictureKey;
  return key && files.signedPath({ key, expiresAt: new Date(clock.now().getTime() + PICTURE_MS) });
}

/** A material of the kit as its reader sees it; what cannot be used is listed without its picture. */
export function toMaterial(
  deps: Pick<Deps, "files" | "clock">,
  { row, lastVisitAt }: { row: KitRow; lastVisitAt: Date | null },
): Material {
  const situation = situationOf(row, deps.clock.now());
  const { state: _state, comment: _comment, ...version } = toVersion(row);
  return {
    ...toSlot(row),
    situation,
    version,
    picture: situation === "open" ? pictureOf(deps, row) : null,
    isFavourite: row.isFavourite,
    isNew: lastVisitAt !== null && row.shownAt !== null && row.shownAt > lastVisitAt,
    takenNumber: row.takenNumber,
  };
}
