import { demoId } from "#database/seed/demo/demo-id.ts";
import { demoStores } from "#database/seed/demo/stores.ts";
import { houseDay } from "#domain/site/views.ts";
import { placeSections } from "#domain/stores/sections.ts";
import type { VisitSource } from "#domain/stores/visits.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../../deps.ts";
import { findOwn, insertStore, takeSlug, updateDress, updatePublication } from "../queries.ts";
import { addVisits, insertBooking, insertLead, insertTalk } from "../visits/queries.ts";

const DAY_MS = 86_400_000;
/** How much of the visits comes from where. */
const SHARES: [VisitSource, number][] = [
  ["whatsapp", 0.42],
  ["instagram", 0.3],
  ["search", 0.14],
  ["qr", 0.08],
  ["direct", 0.06],
];

type DemoStore = (typeof demoStores)[number];

/** Gives the demo world its stores with what they brought, once. */
export async function plantStores({ auth, db, clock }: Deps): Promise<void> {
  const now = clock.now();
  for (const demo of demoStores) {
    const owner = await auth.getUserByEmail(demo.owner);
    if (!owner) continue;
    await transact(db, async (tx) => {
      if (await findOwn(tx, owner.id)) return;
      const storeId = demoId(`store/${demo.slug}`);
      await plantPage(tx, { demo, storeId, ownerId: owner.id, now });
      await plantBrought(tx, { demo, storeId, now });
    });
  }
}

const before = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);
const referenceOf = (name: string) =>
  `LM-${demoId(name)
    .replace(/[^2-9bcdf]/g, "")
    .slice(0, 6)
    .toUpperCase()}`;

type Page = { demo: DemoStore; storeId: string; ownerId: string; now: Date };

async function plantPage(tx: Tx, { demo, storeId, ownerId, now }: Page): Promise<void> {
  const made = before(now, demo.publishedDaysAgo + 2);
  const published = before(now, demo.publishedDaysAgo);
  if (!(await takeSlug(tx, { slug: demo.slug, storeId, now: published }))) return;
  await takeSlug(tx, { slug: demo.before, storeId, now: made });
  await insertStore(tx, { id: storeId, ownerId, slug: demo.slug, now: made });
  const dress = { ...demo.dress, sections: placeSections([]) };
  await updateDress(tx, { id: storeId, dress, now: published });
  await updatePublication(tx, { id: storeId, isPublished: true, now: published });
}

async function plantBrought(tx: Tx, { demo, storeId, now }: Omit<Page, "ownerId">): Promise<void> {
  for (let daysAgo = demo.publishedDaysAgo; daysAgo >= 0; daysAgo--) {
    // More on some days than on others, and more as the page becomes known.
    const mood = 0.6 + ((daysAgo * 37 + demo.pace * 11) % 10) / 10;
    const known = 1.5 - daysAgo / (demo.publishedDaysAgo * 1.6);
    for (const [source, share] of SHARES) {
      const views = Math.round(demo.pace * mood * known * share);
      const day = houseDay(before(now, daysAgo));
      if (views > 0) await addVisits(tx, { storeId, day, source, views });
    }
  }
  for (const { daysAgo, source } of demo.talks) {
    const reference = referenceOf(`talk/${demo.slug}/${daysAgo}`);
    await insertTalk(tx, { reference, storeId, source, at: before(now, daysAgo) });
  }
  for (const { booking, daysAgo, ...lead } of demo.leads) {
    const at = before(now, daysAgo);
    const id = demoId(`store-lead/${lead.name}`);
    await insertLead(tx, { ...lead, id, storeId, reference: referenceOf(lead.name), language: "pt", at });
    const bookingId = booking && demoId(`booking/${booking}`);
    const bookedAt = before(now, Math.max(0, daysAgo - 12));
    if (bookingId) await insertBooking(tx, { bookingId, storeId, source: lead.source, at: bookedAt });
  }
}
