import { JourneyState } from "#domain/journeys/states.ts";
import { changesBetween, type ProposalChange } from "#domain/proposals/changes.ts";
import type { ProposalTalk } from "#domain/proposals/proposals.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import type { Deps } from "../deps.ts";
import { readSnapshot } from "../journeys/snapshots/read-snapshot.ts";
import { type Bearer, letIn } from "./let-in.ts";
import { findComments, findLastEvent } from "./queries.ts";
import { MAX_COMMENTS } from "./read-share.ts";
import { toComment } from "./to-share.ts";

type Input = { bearer: Bearer; seenSnapshotId: string | null };

/** What moves while the snapshot stands still: state, choice, conversation, and what is new since the reader's last look. */
export async function readTalk(
  deps: Pick<Deps, "db" | "clock">,
  { bearer, seenSnapshotId }: Input,
): Promise<ProposalTalk> {
  const link = await letIn(deps.db, deps, bearer);
  const journeyId = link.journey_id;
  const chosen = await findLastEvent(deps.db, { journeyId, kind: "chose" });
  const isAccepted = !["draft", "proposed", "declined"].includes(link.state);
  const accepted = isAccepted ? await findLastEvent(deps.db, { journeyId, kind: "accepted" }) : undefined;
  const comments = await findComments(deps.db, { journeyId, limit: MAX_COMMENTS });
  const changes = await readChanges(deps.db, { journeyId, from: seenSnapshotId, to: link.snapshot_id });
  return {
    ...{ state: JourneyState.parse(link.state), snapshotId: link.snapshot_id, changes },
    chosenOptionId: accepted?.option_id ?? chosen?.option_id ?? null,
    acceptedBy: accepted ? { name: accepted.name ?? "", at: accepted.at.toISOString() } : null,
    comments: comments.map(toComment),
  };
}

/** What changed from one snapshot of a journey to another; one of another journey tells nothing. */
export async function readChanges(
  db: Db | Tx,
  { journeyId, from, to }: { journeyId: string; from: string | null; to: string },
): Promise<ProposalChange[]> {
  if (from === null || from === to) return [];
  const [before, after] = [
    await readSnapshot(db, { snapshotId: from }),
    await readSnapshot(db, { snapshotId: to }),
  ];
  if (before?.journeyId !== journeyId || after?.journeyId !== journeyId) return [];
  return changesBetween(before.content, after.content);
}
