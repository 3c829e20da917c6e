import { useQuery } from "@tanstack/react-query";
import type { LinkChanges, NewLink, ProposalLink } from "#domain/proposals/links.ts";
import type { ProposalComment, ProposalShare } from "#domain/proposals/proposals.ts";
import type { ProposalsApi } from "#server/proposals/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import type { Write } from "#web/session/queries/write.ts";
import { PROPOSALS } from "../keys.ts";

const links = () => memberApi<ProposalsApi>()["proposal-links"][":journeyId"];

/** The proposal of a journey as its owner sees it. */
export function useShare(journeyId: string) {
  return useQuery({
    queryKey: [...PROPOSALS, journeyId],
    queryFn: async (): Promise<ProposalShare> => bodyOf(await links().$get({ param: { journeyId } })),
  });
}

export function createLinkOf(journeyId: string): Write<NewLink, ProposalLink> {
  return {
    send: (json, intent) => links().$post({ param: { journeyId }, json }, intent),
    changes: [PROPOSALS],
  };
}

export function changeLinkOf(journeyId: string): Write<LinkChanges, ProposalLink> {
  return { send: (json) => links().$patch({ param: { journeyId }, json }), changes: [PROPOSALS] };
}

export function revokeLinkOf(journeyId: string): Write<{ version: number }, unknown> {
  return {
    send: (json) => links().revocation.$post({ param: { journeyId }, json }),
    changes: [PROPOSALS],
  };
}

export function answerOf(journeyId: string): Write<{ parentId: string; body: string }, ProposalComment> {
  return {
    send: (json, intent) => links().answers.$post({ param: { journeyId }, json }, intent),
    changes: [PROPOSALS],
  };
}
