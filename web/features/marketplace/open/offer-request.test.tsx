import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { PriceUnit } from "#domain/products/content.ts";
import type { PublicProduct } from "#domain/products/products.ts";
import { m } from "#messages/messages.js";
import { OfferRequest } from "./offer-request.tsx";
import { emptyValues } from "./offer-values.ts";

/** The form of an offer by this unit, posted with a last day that cannot be. */
function refused(unit: PriceUnit, endsOn: string): string {
  const values = { ...emptyValues("2027-03-02"), endsOn };
  const offer = { unit, isInstant: false, startsOn: "2027-03-02", partyMax: 4, seller: { name: "Marina" } };
  const form = (
    <OfferRequest
      offer={offer as unknown as PublicProduct}
      posted={{ errors: ["endsOn"], values }}
      sourceOf={() => null}
    />
  );
  const router = createMemoryRouter([{ path: "/", element: form }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test("an offer by the night asks for its last day, and says that it is missing, not that it comes too early", () => {
  const lastDay = /<input[^>]*name="endsOn"[^>]*>/;
  const missing = refused("night", "");
  expect(missing).toContain(m.offers_request_until_missing());
  expect(missing).not.toContain(m.offers_request_order_wrong());
  expect(missing.match(lastDay)?.[0]).toContain("required");
  expect(refused("night", "2027-03-01")).toContain(m.offers_request_order_wrong());
  expect(refused("person", "").match(lastDay)?.[0]).not.toContain("required");
});
