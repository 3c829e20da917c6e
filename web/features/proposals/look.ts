import type { ProposalTalk } from "#domain/proposals/proposals.ts";
import type { ProposalsApi } from "#server/proposals/contract.ts";
import { browserApi } from "#web/api.ts";

/** Tells the house that a person opened it, and asks what moves; without a network the page stands as it was kept. */
export async function look(token: string, snapshotId: string): Promise<ProposalTalk | null> {
  const key = `proposal-seen-${token.slice(0, 8)}`;
  try {
    const { proposals } = browserApi<ProposalsApi>();
    await proposals.openings.$post({ json: { token, snapshotId } });
    const answer = await proposals.talk.$post({ json: { token, seenSnapshotId: localStorage.getItem(key) } });
    if (!answer.ok) return null;
    localStorage.setItem(key, snapshotId);
    return await answer.json();
  } catch {
    return null;
  }
}
