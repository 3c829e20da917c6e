import { FileContent, type JourneyFile, type NewFile, Upload } from "#domain/journeys/files.ts";
import type { FileRow, NewFileRow } from "./queries.ts";

/** A file as it is kept. */
export function fileRow(file: NewFile, journeyId: string): NewFileRow {
  const { id, upload, blockId, position, audience, caption, isRemoved } = file;
  return {
    ...{ id, journey_id: journeyId, block_id: blockId, upload_id: upload.id, position, audience },
    ...{ caption: JSON.stringify(caption), is_removed: isRemoved },
  };
}

/** A kept file as it is read. */
export function toFile(row: FileRow): JourneyFile {
  const { id, block_id: blockId, position, audience, caption, is_removed: isRemoved, version } = row;
  return {
    ...FileContent.parse({ blockId, position, audience, caption, isRemoved }),
    ...{ id, upload: Upload.parse(row.upload), version },
  };
}
