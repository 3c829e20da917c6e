import { z } from "zod";

/** The states of a version of a material (loop). */
export const versionStates = [
  "uploaded",
  "in_review",
  "returned",
  "published",
  "superseded",
  "expired",
] as const;
export const VersionState = z.enum(versionStates);
export type VersionState = z.infer<typeof VersionState>;

/** Who makes an arrow: the hotel, an administrator, or the house itself when a day comes or a newer version opens. */
export type Mover = "hotel" | "admin" | "house";

type Arrow = { from: VersionState; to: VersionState; by: readonly Mover[]; needsComment?: true };

/** Every way a version goes. */
const versionArrows: readonly Arrow[] = [
  { from: "uploaded", to: "in_review", by: ["hotel"] },
  { from: "uploaded", to: "published", by: ["admin"] },
  { from: "in_review", to: "published", by: ["admin"] },
  { from: "in_review", to: "returned", by: ["admin"], needsComment: true },
  { from: "published", to: "superseded", by: ["house"] },
  { from: "published", to: "expired", by: ["house"] },
];

type Move = { from: VersionState; to: VersionState; by: Mover; comment?: string | undefined };

/** Why a version may not go this way; null when it may. */
export function moveBlocker({ from, to, by, comment }: Move): "conflict" | "forbidden" | "comment" | null {
  const arrow = versionArrows.find((one) => one.from === from && one.to === to);
  if (!arrow) return "conflict";
  if (!arrow.by.includes(by)) return "forbidden";
  return arrow.needsComment && !comment?.trim() ? "comment" : null;
}

type Days = {
  validFrom?: string | undefined;
  validUntil?: string | undefined;
  embargoUntil?: string | undefined;
};

/** The field whose day cannot be: a validity that is over, that ends before it begins, or before the embargo does. */
export function daysBlocker({ validFrom, validUntil, embargoUntil }: Days, today: string): keyof Days | null {
  if (validUntil === undefined) return null;
  if (validUntil < today) return "validUntil";
  if (validFrom !== undefined && validUntil < validFrom) return "validUntil";
  return embargoUntil !== undefined && validUntil < embargoUntil ? "embargoUntil" : null;
}

export type Times = { state: VersionState; opensAt: Date; closesAt: Date | null };

/** Why a version cannot be taken now; null when it can. */
export function takeBlocker(
  { state, opensAt, closesAt }: Times,
  now: Date,
): "unpublished" | "expired" | "embargoed" | null {
  if (state !== "published" && state !== "expired") return "unpublished";
  if (state === "expired" || (closesAt !== null && closesAt <= now)) return "expired";
  return now < opensAt ? "embargoed" : null;
}

/**
 * The version of a slot that is shown: the newest that can be taken; where none can, the newest that will be, then
 * the newest that could be. Nothing while none was ever published.
 */
export function latestOf<V extends Times & { number: number }>(
  versions: readonly V[],
  now: Date,
): V | undefined {
  const newest = [...versions].sort((a, b) => b.number - a.number);
  const inTurn = [null, "embargoed", "expired"] as const;
  for (const blocker of inTurn) {
    const found = newest.find((version) => takeBlocker(version, now) === blocker);
    if (found) return found;
  }
  return undefined;
}

/** The published versions that a newer one, now open, has replaced. */
export function supersededBy<V extends Times & { number: number }>(versions: readonly V[], now: Date): V[] {
  const open = versions.filter((version) => takeBlocker(version, now) === null);
  const newest = Math.max(0, ...open.map(({ number }) => number));
  return open.filter(({ number }) => number < newest);
}
