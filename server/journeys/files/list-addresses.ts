import type { FileAddress } from "#domain/journeys/files.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { signedAddresses } from "../../http/signed-addresses.ts";
import { findJourney } from "../queries.ts";
import { findFiles } from "./queries.ts";

/** Where the owner of a journey opens its files, for a day or two. */
export async function listAddresses(
  { db, config, clock }: Pick<Deps, "db" | "config" | "clock">,
  which: { journeyId: string; ownerId: string },
): Promise<FileAddress[]> {
  if (!(await findJourney(db, which))) throw refuse("not_found");
  const rows = await findFiles(db, which.journeyId);
  const address = signedAddresses(config, { place: "journey-files", now: clock.now() });
  return [...new Set(rows.map((row) => row.upload_id))].map((uploadId) => ({
    ...{ uploadId, small: `${address(uploadId)}&width=480`, large: `${address(uploadId)}&width=1600` },
  }));
}
