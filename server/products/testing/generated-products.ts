import { randomUUID } from "node:crypto";
import fc from "fast-check";
import {
  emptyProduct,
  type ProductContent,
  priceUnits,
  productKinds,
  visibilities,
} from "#domain/products/content.ts";
import type { Db } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { propertyRuns } from "#testing/property-runs.ts";
import { putLive } from "../publish.ts";
import { findProduct, insertProduct } from "../queries.ts";

/** Words of what is not for everybody, which stand nowhere else. */
const HIDDEN = "quisquiliana";
const DRAFT = "palimpsestica";

// Figures that stand nowhere else, so that finding one is finding what is for members.
const memberPrice = fc.integer({ min: 700_000_001, max: 799_999_999 });
const commission = fc.integer({ min: 4_001, max: 4_999 }).filter((rate) => rate % 10 !== 0);

/** Any product that could be published, with figures for members that are known anywhere. */
export const anyProduct: fc.Arbitrary<ProductContent> = fc
  .record({
    kind: fc.constantFrom(...productKinds),
    unit: fc.constantFrom(...priceUnits),
    visibility: fc.constantFrom(...visibilities),
    memberPrice: fc.option(memberPrice),
    price: fc.option(fc.integer({ min: 10_000_000, max: 600_000_000 })),
    commission,
    days: fc.integer({ min: 301, max: 365 }),
    isInstant: fc.boolean(),
    country: fc.constantFrom("PT" as const, "BR" as const, "CL" as const),
    capacity: fc.option(fc.integer({ min: 1, max: 40 })),
  })
  .map(({ days, ...given }) => ({
    ...emptyProduct(given.kind, null),
    ...given,
    due: { from: "month_end" as const, days },
  }));

type Seller = { sellerId: string; count: number; now: Date };

/** Publishes as many generated products of one seller; those that are not for everybody say so in every text. */
export async function plantGenerated(db: Db, { sellerId, count, now }: Seller): Promise<ProductContent[]> {
  const { numRuns, seed } = propertyRuns(count);
  const made = fc.sample(anyProduct, { numRuns, seed }).map(withWords);
  await transact(db, async (tx) => {
    for (const [position, content] of made.entries()) {
      const id = randomUUID();
      await insertProduct(tx, {
        ...{ id, seller_id: sellerId, position: 1_000 + position, kind: content.kind, places_taken: 0 },
        ...{ draft: JSON.stringify(content), draft_state: "in_review", created_at: now, updated_at: now },
      });
      await putLive(tx, { row: (await findProduct(tx, { id }))!, content, now });
      // What is written beside a published product is nobody's but its seller's.
      const draft = { ...content, title: { pt: `Rascunho ${DRAFT}`, en: `Draft ${DRAFT}` } };
      await tx
        .updateTable("products")
        .set({ draft: JSON.stringify(draft), draft_state: "draft" })
        .where("id", "=", id)
        .execute();
    }
  });
  return made;
}

function withWords(content: ProductContent, index: number): ProductContent {
  const word = content.visibility === "public" ? "Travessia" : HIDDEN;
  const both = (said: string) => ({ pt: `${said} ${word} ${index}`, en: `${said} ${word} ${index}` });
  return { ...content, title: both("Dia"), summary: both("Um dia"), terms: both("Leve"), place: "Lisboa" };
}

/** What a text that everybody reads holds of what they never should: fields, figures in any spelling, hidden words. */
export function findTraces(text: string, products: readonly ProductContent[]): string[] {
  const fields = text.match(/memberPrice|"commission"|month_end|isSaved|isMine|"draft"|consent_/g) ?? [];
  const words = [HIDDEN, DRAFT].filter((word) => text.toLowerCase().includes(word));
  const figures = products.flatMap((product) =>
    spellings(product).filter((figure) => new RegExp(`(?<![\\d.,])${figure}(?![\\d])`).test(text)),
  );
  return [...fields, ...words, ...figures];
}

function spellings({ memberPrice: amount, commission: rate }: ProductContent): string[] {
  const [whole, cents] = [
    String(Math.floor((amount ?? 0) / 100)),
    String((amount ?? 0) % 100).padStart(2, "0"),
  ];
  const groups = whole.match(/\d{1,3}(?=(\d{3})*$)/g) ?? [];
  const price = [String(amount), `${groups.join("[.,\\s]?")}[.,]${cents}`];
  const percent = `${Math.floor(rate / 100)}[.,]${String(rate % 100).padStart(2, "0")}\\s?%`;
  return [...(amount === null ? [] : price), percent];
}
