import type { MaterialLanguage, MaterialType } from "./materials.ts";

const DOCUMENTS = ["application/pdf"];
const PICTURES = ["image/jpeg", "image/png", "image/webp", "image/avif"];
const FILMS = ["video/mp4", "video/webm", "video/quicktime"];
const MEBIBYTE = 1_024 * 1_024;

/** What a file of each type may be; what it is, its content says. */
export const acceptedTypes: Record<MaterialType, readonly string[]> = {
  fact_sheet: DOCUMENTS,
  photo: PICTURES,
  film: FILMS,
  presentation: DOCUMENTS,
  rate_sheet: DOCUMENTS,
  menu: DOCUMENTS,
  floor_plan: [...DOCUMENTS, ...PICTURES],
  logo: PICTURES,
};

/** Everything that may be sent at all. */
export const everyAcceptedType: readonly string[] = [...DOCUMENTS, ...PICTURES, ...FILMS];

/** The largest file, by what its content is. */
export function maxBytesOf(mediaType: string): number {
  if (mediaType.startsWith("video/")) return 2_048 * MEBIBYTE;
  return mediaType.startsWith("image/") ? 60 * MEBIBYTE : 100 * MEBIBYTE;
}
/** No upload is larger than this. */
export const MAX_UPLOAD_BYTES = 2_048 * MEBIBYTE;

/** A whole kit: what somebody who sells needs of every hotel. */
export const kitSlots: readonly { type: MaterialType; language: MaterialLanguage }[] = [
  { type: "fact_sheet", language: "pt" },
  { type: "fact_sheet", language: "en" },
  { type: "presentation", language: "pt" },
  { type: "presentation", language: "en" },
  { type: "rate_sheet", language: "pt" },
  { type: "menu", language: "pt" },
  { type: "menu", language: "en" },
  { type: "floor_plan", language: "none" },
  { type: "photo", language: "none" },
  { type: "film", language: "none" },
  { type: "logo", language: "none" },
];

const MANY: readonly MaterialType[] = ["photo", "film", "menu", "floor_plan", "logo"];

/** What tells two slots of one type, language and season apart: a hotel has one fact sheet, but many photographs. */
export function slotPart(type: MaterialType, title: string): string {
  if (!MANY.includes(type)) return "";
  return title
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** The slots of a whole kit that a hotel's open materials leave empty. */
export function missingSlots(have: readonly { type: MaterialType; language: MaterialLanguage }[]) {
  return kitSlots.filter(
    ({ type, language }) => !have.some((one) => one.type === type && one.language === language),
  );
}

const EXTENSIONS: Record<string, string> = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/avif": "avif",
  "video/mp4": "mp4",
  "video/webm": "webm",
  "video/quicktime": "mov",
};

/** The name under which a version is saved, the same on every system: hotel, title, version. */
export function fileName({
  hotel,
  title,
  number,
  mediaType,
}: {
  hotel: string;
  title: string;
  number: number;
  mediaType: string;
}): string {
  const plain = `${hotel} ${title}`.replace(/[\\/:*?"<>|]+/g, " ").replace(/\s+/g, " ");
  return `${plain.trim()} v${number}.${EXTENSIONS[mediaType] ?? "bin"}`;
}
