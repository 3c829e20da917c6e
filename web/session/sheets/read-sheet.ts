import { ReadFile, type SheetQuery } from "#domain/sheets/sheets.ts";
import { fetchAsMember } from "../member-api.ts";
import { bodyOf } from "../queries/refusal.ts";

/** The rows of a file that somebody chose, as it was found or as they say. */
export async function readSheet(file: File, asked: SheetQuery): Promise<ReadFile> {
  const question = new URLSearchParams(Object.entries(asked).filter(([, value]) => value));
  const headers = { "content-type": "application/octet-stream" };
  const answer = await fetchAsMember(`/api/sheets?${question}`, { method: "POST", body: file, headers });
  return ReadFile.parse(await bodyOf(answer));
}
