import { z } from "zod";
import { pictureWidths } from "#domain/hotels/picture-addresses.ts";
import { Problem } from "#platform/http/problem.ts";
import { readShownUpload } from "../../journeys/files/read-shown-upload.ts";
import { type ServingDeps, serveUpload } from "../../journeys/files/serve-upload.ts";
import { type Bearer, letIn } from "../let-in.ts";

const Asked = z.object({ id: z.uuid(), width: z.enum(pictureWidths).catch("960"), accepts: z.string() });

/**
 * A photograph or paper of a proposal for the bearer of its link: asked for at every opening, and no other than what
 * the snapshot shows that the link shows now.
 */
export async function openShownFile(
  deps: ServingDeps,
  bearer: Bearer,
  wanted: { id: string; width: string | null; accepts: string },
): Promise<Response | null> {
  const asked = Asked.safeParse(wanted);
  if (!asked.success) return null;
  const { id: uploadId, width, accepts } = asked.data;
  try {
    const { snapshot_id: snapshotId } = await letIn(deps.db, deps, bearer);
    const upload = await readShownUpload(deps.db, { snapshotId, uploadId });
    return upload && (await serveUpload(deps, { upload, width: Number(width), accepts }));
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}
