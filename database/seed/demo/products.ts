import type { DemoProduct } from "./products/demo-product.ts";
import { hotelProducts } from "./products/hotel-products.ts";
import { memberProducts } from "./products/member-products.ts";

/** What the demo world offers, all of our invention, in every state; amounts as the trade would ask for. */
export const demoProducts: DemoProduct[] = [...hotelProducts, ...memberProducts];

/** What hotels of the demo world ask of everybody for a night, in minor units. */
export const demoRates = [
  { hotel: "martinhal-sagres", currency: "EUR", amount: 48_000 },
  { hotel: "quinta-douro", currency: "EUR", amount: 29_000 },
];
