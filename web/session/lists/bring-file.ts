import type { FileFormat } from "#domain/list/list.ts";
import { saveFile } from "#web/ui/save-file.ts";
import { fetchAsMember } from "../member-api.ts";

/** Where a list is read, with what is asked of it beside what its reader chooses. */
export type ListAddress = `/api/${string}`;

/** Saves what a list answers as a file; false where it did not arrive. */
export async function bringFile(
  list: ListAddress,
  { asked = {}, format }: { asked?: Record<string, string>; format: FileFormat },
): Promise<boolean> {
  const [path, given] = list.split("?");
  const question = new URLSearchParams({
    ...Object.fromEntries(new URLSearchParams(given)),
    ...asked,
    format,
  });
  try {
    const answer = await fetchAsMember(`${path}.file?${question}`);
    if (!answer.ok) return false;
    const name = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1];
    saveFile(await answer.blob(), name ?? `lilamonde.${format}`);
    return true;
  } catch {
    return false;
  }
}
