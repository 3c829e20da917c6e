import type { TierLadder } from "#domain/accounts/tier-ladder.ts";
import { memberApi } from "#web/session/member-api.ts";
import { createResource } from "#web/session/resource.ts";
import { Unread } from "#web/session/unread.ts";

/** The house's ladder of tiers. */
export const ladder = createResource(async (): Promise<TierLadder["tiers"]> => {
  const answer = await memberApi().accounts.tiers.$get();
  if (!answer.ok) throw new Unread(answer);
  return (await answer.json()).tiers;
});
