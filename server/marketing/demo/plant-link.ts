import type { DemoCampaign, demoLinks } from "#database/seed/demo/campaigns.ts";
import { demoId } from "#database/seed/demo/demo-id.ts";
import { DEMO_DOMAIN } from "#database/seed/demo/people.ts";
import { linkSources } from "#domain/marketing/link-codes.ts";
import { houseDay } from "#domain/site/views.ts";
import { plantMessage } from "../../contact/plant-message.ts";
import type { Deps } from "../../deps.ts";
import { addClicks, insertBooking, insertLead, insertLink } from "../links/queries.ts";

const DAY_MS = 24 * 3_600_000;
/** How much of the openings comes from where. */
const SHARES = { whatsapp: 0.52, story: 0.26, post: 0.12, sheet: 0.06, link: 0.04 };

type DemoLink = (typeof demoLinks)[number];

/** A member's link with its openings day by day and who wrote by it. */
export async function plantLink(deps: Deps, { link, campaign }: { link: DemoLink; campaign: DemoCampaign }) {
  const { db, clock, auth } = deps;
  const owner = await auth.getUserByEmail(link.email);
  if (!owner) return;
  const now = clock.now();
  const linkId = demoId(`link/${link.code}`);
  const campaignId = demoId(`campaign/${campaign.key}`);
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await insertLink(db, {
    id: linkId,
    code: link.code,
    userId: owner.id,
    campaignId,
    now: ago(-campaign.startsIn),
  });
  for (let days = -campaign.startsIn; days >= Math.max(0, -campaign.endsIn); days--) {
    // A text goes out every ninth day; openings follow it and fade, some days more than others.
    const mood = 0.55 + ((days * 37 + link.pace * 11) % 10) / 10;
    const fresh = mood / (1 + ((-campaign.startsIn - days) % 9) * 0.35);
    for (const source of linkSources) {
      const clicks = Math.round(link.pace * fresh * SHARES[source]);
      if (clicks > 0) await addClicks(db, { linkId, day: houseDay(ago(days)), source, clicks });
    }
  }
  for (const { name, daysAgo, source, subject, booking } of link.leads) {
    const id = demoId(`lead/${name}`);
    const email = `${name.split(" ")[0]!.normalize("NFD").replace(/\W/g, "").toLowerCase()}@cliente.${DEMO_DOMAIN}`;
    const reference = `LM-${id
      .replace(/[^2-9bcdf]/g, "")
      .slice(0, 6)
      .toUpperCase()}`;
    const message = { id, reference, name, email, subject, interest: "other", language: "pt" };
    const kept = await plantMessage(db, {
      source: "link",
      ...message,
      message: `Vi a sua campanha e queria saber mais: ${subject}.`,
      created_at: ago(daysAgo),
    });
    if (kept) await insertLead(db, { of: { messageId: id }, linkId, source, now: ago(daysAgo) });
    const bookingId = booking && demoId(`booking/${booking}`);
    if (kept && bookingId) await insertBooking(db, { bookingId, linkId, source, now: ago(daysAgo - 15) });
  }
}
