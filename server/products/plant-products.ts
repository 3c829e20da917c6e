import { demoId } from "#database/seed/demo/demo-id.ts";
import { demoProducts, demoRates } from "#database/seed/demo/products.ts";
import { emptyProduct, type ProductContent } from "#domain/products/content.ts";
import { consentKey } from "#domain/products/publishing.ts";
import type { ProductState } from "#domain/products/states.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../deps.ts";
import { putLive } from "./publish.ts";
import {
  findHotelBySlug,
  findProduct,
  insertProduct,
  insertReview,
  putRate,
  updateProduct,
} from "./queries.ts";

const DAY_MS = 86_400_000;
type DemoProduct = (typeof demoProducts)[number];
type Planted = { demo: DemoProduct; content: ProductContent; sellerId: string | null; at: Date };

/** Gives the demo world what its people and hotels offer, once. */
export async function plantProducts({ auth, db, clock }: Deps): Promise<void> {
  const first = demoId(`product/${demoProducts[0]!.name}`);
  if (await findProduct(db, { id: first })) return;
  // Asked before: the embedded database has one connection, which the transaction holds.
  const people = new Map<string, string>();
  for (const { seller } of demoProducts.filter((demo) => demo.seller.includes("@"))) {
    const id = people.get(seller) ?? (await auth.getUserByEmail(seller))?.id;
    if (id) people.set(seller, id);
  }
  await transact(db, async (tx) => {
    const hotelIdOf = async (slug: string) => (await findHotelBySlug(tx, slug))?.id;
    for (const { hotel, ...rate } of demoRates) {
      const hotelId = await hotelIdOf(hotel);
      if (hotelId) await putRate(tx, { hotelId, ...rate, by: null, now: clock.now() });
    }
    for (const [position, demo] of demoProducts.entries()) {
      const isPerson = demo.seller.includes("@");
      const sellerId = people.get(demo.seller) ?? null;
      const named = isPerson ? demo.hotel : demo.seller;
      const hotelId = named ? await hotelIdOf(named) : undefined;
      if ((isPerson && !sellerId) || (named && !hotelId)) continue;
      const at = new Date(clock.now().getTime() - demo.daysAgo * DAY_MS);
      const content = contentOf(demo, hotelId ?? null);
      await plantOne(tx, { demo, content, sellerId, at }, position);
    }
  });
}

async function plantOne(tx: Tx, { demo, content, sellerId, at }: Planted, position: number): Promise<void> {
  const id = demoId(`product/${demo.name}`);
  const isLive = ["published", "paused", "closed"].includes(demo.state);
  const isSent = ["in_review", "changes_requested"].includes(demo.state);
  await insertProduct(tx, {
    ...{ id, seller_id: sellerId, seller_hotel_id: sellerId ? null : content.hotelId, position },
    ...{ kind: content.kind, hotel_id: content.hotelId, places_taken: 0, created_at: at, updated_at: at },
    ...{ draft: JSON.stringify(content), draft_state: isLive ? "in_review" : demo.state },
    ...{ sent_at: isSent || isLive ? at : null, words: `${content.title.pt} ${content.title.en}` },
    ...(demo.consent && {
      ...{ consent_state: demo.consent, consent_hotel_id: content.hotelId, consent_key: consentKey(content) },
    }),
  });
  if (demo.comment) {
    await updateProduct(tx, { id, changes: { reviewed: JSON.stringify(content) } });
    await insertReview(tx, {
      ...{ product_id: id, decision: "changes_requested", reason: null, at },
      comments: JSON.stringify([demo.comment]),
    });
  }
  if (isLive) await publish(tx, { id, demo, content, at });
}

async function publish(
  tx: Tx,
  { id, demo, content, at }: { id: string; demo: DemoProduct; content: ProductContent; at: Date },
): Promise<void> {
  const row = (await findProduct(tx, { id }))!;
  await putLive(tx, { row, content, now: at });
  await insertReview(tx, { product_id: id, decision: "published", reason: null, at });
  const state = demo.state as ProductState;
  const rested = state === "published" ? {} : { live_state: state, is_shown: false };
  await updateProduct(tx, { id, changes: { ...rested, places_taken: demo.taken ?? 0 } });
}

function contentOf(demo: DemoProduct, hotelId: string | null): ProductContent {
  const two = ([pt, en]: [string, string]) => ({ pt, en });
  const { place, country, currency, price, memberPrice, unit, commission, capacity, partyMax } = demo;
  const { visibility, isInstant, title, summary, terms, art } = demo;
  const said = { place, country, currency, price, memberPrice, unit, commission, capacity, partyMax };
  const given = Object.entries({ ...said, visibility, isInstant }).filter(([, value]) => value !== undefined);
  return {
    ...emptyProduct(demo.kind, hotelId),
    ...(Object.fromEntries(given) as Partial<ProductContent>),
    ...{ title: two(title), summary: two(summary), terms: two(terms) },
    pictures: art.map(([name, pt, en]) => ({ kind: "art" as const, name, alt: { pt, en } })),
  };
}
