import { attachmentTypes, MAX_FILE_BYTES, pictureTypes, Upload } from "#domain/journeys/files.ts";
import { fetchAsMember } from "#web/session/member-api.ts";
import { shrinkPicture } from "#web/ui/shrink-picture.ts";

/** A picture this light is sent as it is. */
const LIGHT_BYTES = 2_500_000;

/** Why a file did not arrive. */
export type SendProblem = "too_large" | "not_a_file" | "broken" | "away" | "full" | "narrow";
export type Sent = { upload: Upload; content: Blob } | { problem: SendProblem };

const papers: readonly string[] = attachmentTypes;
const pictures: readonly string[] = pictureTypes;

/** Sends a file for a journey; a large photograph is made smaller first, so that it goes quickly from a telephone. */
export async function sendFile(journeyId: string, file: File): Promise<Sent> {
  const content = await preparedOf(file);
  if ("problem" in content) return content;
  const { body } = content;
  try {
    const query = new URLSearchParams({ name: file.name.trim().slice(-160) || "foto" });
    const address = `/api/journeys/${journeyId}/uploads?${query}`;
    const answer = await fetchAsMember(address, { method: "POST", body });
    if (answer.ok) return { upload: Upload.parse(await answer.json()), content: body };
    if (answer.status === 413) return { problem: "too_large" };
    if (answer.status === 415) return { problem: "not_a_file" };
    return { problem: answer.status === 400 ? "broken" : "away" };
  } catch {
    return { problem: "away" };
  }
}

async function preparedOf(file: File): Promise<{ body: Blob } | { problem: SendProblem }> {
  if (papers.includes(file.type))
    return file.size > MAX_FILE_BYTES ? { problem: "too_large" } : { body: file };
  if (pictures.includes(file.type) && file.size <= LIGHT_BYTES) return { body: file };
  // What the server does not know, the browser may: a telephone's own format is drawn anew here.
  if (!file.type.startsWith("image/")) return { problem: "not_a_file" };
  try {
    const body = await shrinkPicture(file, MAX_FILE_BYTES);
    return body ? { body } : { problem: "too_large" };
  } catch {
    return { problem: "broken" };
  }
}
