import { z } from "zod";
import { Version, whole } from "../numbers.ts";
import { coded, line, text } from "../text.ts";
import { Rank } from "./ranks.ts";

/** What a photograph of one's own may be; what it is, its content says. */
export const pictureTypes = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;
/** What goes with an item: what agencies and suppliers send each other by mail. */
export const attachmentTypes = [
  "application/pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
] as const;
export const MAX_FILE_BYTES = 12_000_000;
/** More than anybody looks at; a picture that stands in several places counts once. */
export const MAX_PICTURES = 60;
export const MAX_ATTACHMENTS = 60;
/** How many there may ever have been, removed ones too. */
export const MAX_FILES = 600;
/** Narrower than this a picture is coarse across a screen. */
export const MIN_COVER_WIDTH = 1_600;

/** How whoever sends a file calls it. */
export const FileNaming = z.object({ name: line(160) });

const size = whole({ min: 1, max: 20_000 }).nullable();

/** A file as it arrived; a picture has a size, an attachment none. */
export const Upload = z
  .strictObject({
    id: z.uuid(),
    name: line(160),
    mediaType: coded(/^[\w.+-]+\/[\w.+-]+$/, { max: 100 }),
    bytes: whole({ min: 1 }),
    width: size,
    height: size,
  })
  .meta({ id: "JourneyUpload" });
export type Upload = z.infer<typeof Upload>;

/** Who may see a file of a journey. */
const FileAudience = z.enum(["client", "internal"]);

/** Everything that is said of a file, apart from which one it is. */
export const FileContent = z.strictObject({
  /** Null where it is of the journey as a whole, for its cover. */
  blockId: z.uuid().nullable(),
  position: Rank,
  caption: z.strictObject({ pt: text(300), en: text(300) }),
  audience: FileAudience,
  isRemoved: z.boolean(),
});
export type FileContent = z.infer<typeof FileContent>;

export const NewFile = FileContent.extend({ id: z.uuid(), upload: Upload });
export type NewFile = z.infer<typeof NewFile>;
export const JourneyFile = NewFile.extend({ version: Version }).meta({ id: "JourneyFile" });
export type JourneyFile = z.infer<typeof JourneyFile>;

/** Where its owner opens a file of a journey, for a while. */
export const FileAddress = z.object({
  uploadId: z.uuid(),
  /** As a small and as a large picture; the same where it is none. */
  small: z.string(),
  large: z.string(),
});
export type FileAddress = z.infer<typeof FileAddress>;
export const FileAddresses = z.object({ files: z.array(FileAddress) });

/** Whether it is shown as a picture, and not handed over as a paper. */
export function isPicture({ upload }: Pick<NewFile, "upload">): boolean {
  return upload.width !== null;
}

/** A file just sent: a picture is the client's, a paper the owner's until a tick says otherwise. */
export function newFile(given: Pick<NewFile, "id" | "upload" | "blockId" | "position">): NewFile {
  const audience = given.upload.width === null ? "internal" : "client";
  return { ...given, caption: { pt: "", en: "" }, audience, isRemoved: false };
}

/** The files that stand with a block, or with the whole, in their order. */
export function filesOf<F extends NewFile>(files: readonly F[], blockId: string | null): F[] {
  return files
    .filter((file) => file.blockId === blockId && !file.isRemoved)
    .sort((a, b) => compare(a.position, b.position) || compare(a.id, b.id));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
