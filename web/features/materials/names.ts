import type { MaterialLanguage, MaterialType, Situation } from "#domain/materials/materials.ts";
import type { VersionState } from "#domain/materials/versions.ts";
import { m } from "#messages/messages.js";
import { formatBytes, formatNumber } from "#web/locale/format.ts";

const types: Record<MaterialType, () => string> = {
  fact_sheet: m.materials_type_fact_sheet,
  photo: m.materials_type_photo,
  film: m.materials_type_film,
  presentation: m.materials_type_presentation,
  rate_sheet: m.materials_type_rate_sheet,
  menu: m.materials_type_menu,
  floor_plan: m.materials_type_floor_plan,
  logo: m.materials_type_logo,
};
const languages: Record<MaterialLanguage, () => string> = {
  pt: m.materials_language_pt,
  en: m.materials_language_en,
  none: m.materials_language_none,
};
const situations: Record<Situation, () => string> = {
  open: m.materials_situation_open,
  embargoed: m.materials_situation_embargoed,
  expired: m.materials_situation_expired,
};
const states: Record<VersionState, () => string> = {
  uploaded: m.materials_state_uploaded,
  in_review: m.materials_state_in_review,
  returned: m.materials_state_returned,
  published: m.materials_state_published,
  superseded: m.materials_state_superseded,
  expired: m.materials_state_expired,
};

export const typeName = (type: MaterialType) => types[type]();
export const languageName = (language: MaterialLanguage) => languages[language]();
export const situationName = (situation: Situation) => situations[situation]();
export const stateName = (state: VersionState) => states[state]();

const KINDS: Record<string, string> = {
  "application/pdf": "PDF",
  "image/jpeg": "JPEG",
  "image/png": "PNG",
  "image/webp": "WebP",
  "image/avif": "AVIF",
  "video/mp4": "MP4",
  "video/webm": "WebM",
  "video/quicktime": "MOV",
};

const pagesWords = (count: number): string => m.materials_pages({ count });

type FileFacts = {
  mediaType: string;
  bytes: number;
  width: number | null;
  height: number | null;
  pages: number | null;
};

/** What a file is in few words: PDF, 6 pages, 2 MB. */
export function fileFacts({ mediaType, bytes, width, height, pages }: FileFacts): string {
  const size = width && height ? `${formatNumber(width)} × ${formatNumber(height)}` : undefined;
  return [KINDS[mediaType] ?? mediaType, pages ? pagesWords(pages) : size, formatBytes(bytes)]
    .filter(Boolean)
    .join(", ");
}
