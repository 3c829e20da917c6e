import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { PublicProduct } from "#domain/products/products.ts";
import { m } from "#messages/messages.js";
import { OfferPage } from "./offer-page.tsx";

const art = { kind: "art", name: "hero-home", focus: { x: 0.5, y: 0.5 }, alt: { pt: "Mar", en: "Sea" } };
const hotel = { slug: "casa-trancoso", name: "Casa Trancoso" };

function shown(of: object): string {
  const text = { pt: "Três noites", en: "Three nights" };
  const offer = {
    ...{
      title: text,
      summary: text,
      terms: { pt: "", en: "" },
      kind: "experience",
      unit: "night",
      price: null,
    },
    ...{ place: "Trancoso", country: "BR", startsOn: null, endsOn: null, placesLeft: null, partyMax: null },
    ...{ isInstant: false, seller: { name: "Marina Teles" }, pictures: [art], hotel: null, ...of },
  };
  const page = <OfferPage offer={offer as unknown as PublicProduct} store={null} />;
  const router = createMemoryRouter([{ path: "/", element: page }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test("an offer of a hotel says that a picture of ours is not a photograph of it; its own pictures need no word", () => {
  expect(shown({ hotel })).toContain(m.hotels_pictures_note());
  const own = { kind: "file", src: "/api/product-pictures/a", focus: null, alt: { pt: "Mar", en: "Sea" } };
  expect(shown({ hotel, pictures: [own] })).not.toContain(m.hotels_pictures_note());
  expect(shown({ hotel: null })).not.toContain(m.hotels_pictures_note());
});
