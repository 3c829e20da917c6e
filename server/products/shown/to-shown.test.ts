import fc from "fast-check";
import { expect, test } from "vitest";
import { memberOnlyFields, type ProductContent } from "#domain/products/content.ts";
import { MemberProduct, PublicProduct } from "#domain/products/products.ts";
import { propertyRuns } from "#testing/property-runs.ts";
import { anyProduct, findTraces } from "../testing/generated-products.ts";
import type { ShownRow } from "./queries.ts";
import { toMember, toPublic } from "./to-shown.ts";

const ID = "00000000-0000-4000-8000-000000000001";
const rowOf = (live: ProductContent): ShownRow => ({
  ...{ id: ID, slug: "veleiro", live, seller_id: ID, seller_hotel_id: null, capacity: 10, places_taken: 12 },
  ...{ published_at: new Date("2026-01-01"), hotel_id: null, hotel_slug: null, hotel_name: null },
  ...{ seller: "Marina", is_saved: true, is_mine: true },
});

test("whatever a product says, its public side holds no field and no value that is for members", () => {
  fc.assert(
    fc.property(anyProduct, (live) => {
      const shown = toPublic(rowOf(live));
      // Nothing is left to the contract to take away.
      expect(PublicProduct.strict().parse(shown)).toEqual(shown);
      const written = JSON.stringify(shown);
      for (const field of [...memberOnlyFields, "visibility", "isSaved", "isMine"])
        expect(Object.keys(shown)).not.toContain(field);
      expect(findTraces(written, [live])).toEqual([]);
      expect(written).not.toContain(`:${live.commission}`);
    }),
    propertyRuns(300),
  );
});

test("members read the same and what is for them, and no place is left where more were taken than there are", () => {
  fc.assert(
    fc.property(anyProduct, (live) => {
      const own = toMember(rowOf(live));
      expect(MemberProduct.parse(own)).toMatchObject(toPublic(rowOf(live)));
      expect([own.memberPrice?.amount ?? null, own.commission, own.placesLeft]).toEqual([
        live.memberPrice,
        live.commission,
        0,
      ]);
    }),
    propertyRuns(100),
  );
});
