import type { ErrorCode, FieldCode } from "../../errors.ts";
import type { Language } from "../../text.ts";
import type { SectionKind } from "./content.ts";
import { type Frame, type Parts, placesOf } from "./parts.ts";

/** What must be written in every language before a section may be read. */
const REQUIRED: Record<"card" | "chapter", string[]> = {
  card: ["place", "headline", "summary"],
  chapter: ["title"],
};

type Wish = {
  kind: SectionKind;
  languages: readonly Language[];
  draft: Parts;
  /** The frame that is read now; null before the first publishing. */
  published: Frame | null;
};
type Blocker = { code: ErrorCode; fields?: Record<string, FieldCode> };

/**
 * Why a section cannot be published in these languages: at first, or with another frame, in one alone, which would
 * leave the other to fall back on it; or with a field that one language says and the other does not.
 */
export function publishBlocker({ kind, languages, draft, published }: Wish): Blocker | null {
  const isAlone = languages.length === 1;
  if (isAlone && published === null) return { code: "chapter_one_language" };
  if (isAlone && !isSameFrame(draft.frame, published!)) return { code: "chapter_frame_changed" };
  const missing = languages.flatMap((language) =>
    missingPlaces({ kind, language, draft }).map((at) => [`${language}.${at}`, "required"] as const),
  );
  return missing.length > 0 ? { code: "translation_missing", fields: Object.fromEntries(missing) } : null;
}

/** The fields that a language owes: what a section cannot be read without, and what the other language says. */
export function missingPlaces({
  kind,
  language,
  draft,
}: {
  kind: SectionKind;
  language: Language;
  draft: Parts;
}): string[] {
  const own = draft[language];
  const other = draft[language === "pt" ? "en" : "pt"];
  const required = REQUIRED[kind === "card" ? "card" : "chapter"];
  return placesOf(draft.frame).filter(
    (at) => !own[at]?.trim() && (required.includes(at) || isAlt(at) || Boolean(other[at]?.trim())),
  );
}

/** A picture is described in both languages: who does not see it is told. */
const isAlt = (at: string): boolean => at.endsWith(".alt");

/** Whether two frames are the same, however the database orders their keys. */
export function isSameFrame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
