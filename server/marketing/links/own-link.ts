import { randomBytes, randomUUID } from "node:crypto";
import { linkPath, linkSources, makeLinkCode } from "#domain/marketing/link-codes.ts";
import type { MemberLink } from "#domain/marketing/links.ts";
import type { Deps } from "../../deps.ts";
import { openCampaign } from "../campaigns/open-to.ts";
import { findOwnCode, insertLink } from "./queries.ts";

type Owned = { userId: string; campaignId: string };

/** A member's own link to a campaign, made the first time; the same ever after. */
export async function giveLink(
  deps: Pick<Deps, "db" | "clock" | "config">,
  { userId, campaignId }: Owned,
): Promise<MemberLink> {
  await openCampaign(deps, { userId, campaignId });
  for (;;) {
    const code = await findOwnCode(deps.db, { userId, campaignId });
    if (code) return toMemberLink(code, deps.config.publicUrl);
    const made = makeLinkCode(randomBytes(7));
    await insertLink(deps.db, { id: randomUUID(), code: made, userId, campaignId, now: deps.clock.now() });
  }
}

function toMemberLink(code: string, publicUrl: string): MemberLink {
  const urls = linkSources.map((source) => [source, `${publicUrl}${linkPath(code, source)}`]);
  return { code, urls: Object.fromEntries(urls) };
}
