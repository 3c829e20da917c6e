import { homeOf } from "#domain/accounts/homes.ts";
import { entitlementsOf } from "#domain/tiers/entitlements.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Deps } from "../deps.ts";
import { on } from "../facts/listener.ts";
import { notify } from "../notifications/notify.ts";
import { findCampaign, findSellers } from "./campaigns/queries.ts";
import { wordsOf } from "./campaigns/to-campaign.ts";
import { findUsers } from "./links/queries.ts";
import { campaignEarly, campaignOpened, campaignWithdrawn, type LeadWay, leadReceived } from "./notices.ts";

type Seller = { role: "advisor" | "tour_operator" };
const placeOf = ({ role }: Seller, campaignId: string) => `${homeOf[role]}/marketing/${campaignId}`;

async function titleOf(tx: Tx, campaignId: string) {
  const row = await findCampaign(tx, campaignId);
  return row && { ...wordsOf(row).title, reason: row.reason ?? "" };
}

/** A campaign that can still be used, with whether it is everybody's by now; nothing of one that has ended. */
async function usableNow(tx: Tx, { clock }: Pick<Deps, "clock">, campaignId: string) {
  const row = await findCampaign(tx, campaignId);
  const now = clock.now();
  if (!row || now >= row.closesAt) return undefined;
  const { pt, en } = wordsOf(row).title;
  return { title: { pt, en }, isOpen: now >= row.opensAt };
}

/** Tells those who see campaigns early; where it is everybody's already, that it is open. */
const tellEarly = on("campaign_previewed", async (tx, deps, { data: { campaignId } }) => {
  const found = await usableNow(tx, deps, campaignId);
  if (!found) return;
  for (const seller of await findSellers(tx)) {
    if (entitlementsOf(seller.tier).campaignHoursEarly === 0) continue;
    const link = placeOf(seller, campaignId);
    const notice = found.isOpen ? campaignOpened : campaignEarly;
    notify(tx, deps, notice, { userId: seller.id, params: found.title, link });
  }
});

/** Tells everybody else once it is open. */
const tellOpened = on("campaign_opened", async (tx, deps, { data: { campaignId } }) => {
  const found = await usableNow(tx, deps, campaignId);
  if (!found) return;
  for (const seller of await findSellers(tx)) {
    if (entitlementsOf(seller.tier).campaignHoursEarly > 0) continue;
    const link = placeOf(seller, campaignId);
    notify(tx, deps, campaignOpened, { userId: seller.id, params: found.title, link });
  }
});

/** Tells whoever gave its link away that a campaign was taken back, and why. */
const tellWithdrawn = on("campaign_withdrawn", async (tx, deps, { data: { campaignId } }) => {
  const params = await titleOf(tx, campaignId);
  if (!params) return;
  const users = await findUsers(tx, campaignId);
  for (const seller of (await findSellers(tx)).filter(({ id }) => users.includes(id))) {
    const link = `${homeOf[seller.role]}/marketing`;
    notify(tx, deps, campaignWithdrawn, { userId: seller.id, params, link });
  }
});

/** Tells a member that somebody came by their link, and what for. */
const tellLead = on("lead_received", async (tx, deps, { data }) => {
  const { ownerId, campaignId } = data;
  const title = await titleOf(tx, campaignId);
  const seller = (await findSellers(tx, ownerId))[0];
  if (!title || !seller) return;
  const { pt, en } = title;
  notify(tx, deps, leadReceived, {
    userId: ownerId,
    params: { pt, en, ...wayOf(data) },
    link: placeOf(seller, campaignId),
  });
});

type Lead = {
  diagnosticId?: string | undefined;
  storeLeadId?: string | undefined;
  bookingId?: string | undefined;
};

function wayOf({ diagnosticId, storeLeadId, bookingId }: Lead): { way?: LeadWay } {
  if (diagnosticId) return { way: "diagnostic" };
  if (storeLeadId) return { way: "store" };
  return bookingId ? { way: "offer" } : {};
}

/** Whom marketing concerns, each told once. */
export const tellOfMarketing = [tellEarly, tellOpened, tellWithdrawn, tellLead];
