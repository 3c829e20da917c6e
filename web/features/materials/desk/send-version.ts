import type { QueryClient } from "@tanstack/react-query";
import { NewVersion } from "#domain/materials/materials.ts";
import { m } from "#messages/messages.js";
import { runWrite } from "#web/session/queries/use-write.ts";
import { addVersion } from "../materials.ts";
import { refusalWords } from "./refusal-words.ts";
import { sendFile } from "./send-file.ts";
import { takePoster } from "./take-poster.ts";

type Sending = {
  hotelId: string;
  file: File;
  words: Record<string, unknown>;
  onProgress: (percent: number) => void;
};

/** Sends a file with what it is; gives the sentence that says why it was not taken, or nothing. */
export async function sendVersion(
  queries: QueryClient,
  { hotelId, file, words, onProgress }: Sending,
): Promise<string | undefined> {
  const sent = await sendFile(file, onProgress);
  if ("refusal" in sent) return refusalWords(sent.refusal);
  const poster = words.type === "film" ? await takePoster(file) : null;
  const posterSent = poster && (await sendFile(poster, () => undefined));
  const posterUploadId = posterSent && "uploadId" in posterSent ? posterSent.uploadId : undefined;
  const parsed = NewVersion.safeParse({ ...words, uploadId: sent.uploadId, posterUploadId });
  if (!parsed.success) return m.materials_failed();
  const done = await runWrite(queries, addVersion, { hotelId, version: parsed.data });
  if (done.state === "done") return undefined;
  const isKind = done.state === "refused" && done.code === "unsupported_media_type";
  return isKind ? m.materials_wrong_kind() : m.materials_failed();
}

/** A title out of a file's name, for those sent several at once. */
export function titleOf({ name }: File): string {
  const words = name
    .replace(/\.\w{1,5}$/, "")
    .replace(/[_-]+/g, " ")
    .trim();
  return (words || name).slice(0, 120);
}
