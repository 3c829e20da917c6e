import { MAX_FILE_BYTES, MAX_PICTURES, MIN_COVER_WIDTH } from "#domain/journeys/files.ts";
import { m } from "#messages/messages.js";
import { numberFormat } from "#web/locale/formats.ts";
import type { SendProblem } from "./send-file.ts";

/** Why a file did not arrive, in words that name it. */
export function problemWords({
  file: { name },
  problem,
}: {
  file: { name: string };
  problem: SendProblem;
}): string {
  switch (problem) {
    case "too_large":
      return m.journeys_file_too_large({ name, most: String(MAX_FILE_BYTES / 1_000_000) });
    case "not_a_file":
      return m.journeys_file_unknown({ name });
    case "broken":
      return m.journeys_file_broken({ name });
    case "full":
      return m.journeys_file_full({ name, most: String(MAX_PICTURES) });
    case "narrow":
      return m.journeys_cover_narrow({ name, least: numberFormat({}).format(MIN_COVER_WIDTH) });
    default:
      return m.journeys_file_away({ name });
  }
}
