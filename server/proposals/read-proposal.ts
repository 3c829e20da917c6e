import { JourneyState } from "#domain/journeys/states.ts";
import type { Proposal } from "#domain/proposals/proposals.ts";
import { Language } from "#domain/text.ts";
import type { Deps } from "../deps.ts";
import { readSnapshot } from "../journeys/snapshots/read-snapshot.ts";
import { type Bearer, letIn } from "./let-in.ts";

/** What was published last, for the bearer of a link. */
export async function readProposal(deps: Pick<Deps, "db" | "clock">, bearer: Bearer): Promise<Proposal> {
  const link = await letIn(deps.db, deps, bearer);
  const snapshot = (await readSnapshot(deps.db, { snapshotId: link.snapshot_id }))!;
  return {
    snapshotId: snapshot.id,
    state: JourneyState.parse(link.state),
    language: Language.parse(link.language),
    expiresAt: link.expires_at.toISOString(),
    content: snapshot.content,
  };
}
