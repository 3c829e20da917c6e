import { m } from "#messages/messages.js";
import type { ComingPage } from "./coming-pages.ts";

/** What each page that is still to come is called, and what it will be for. */
export const comingWords: Record<ComingPage, { title: () => string; text: () => string }> = {
  "my-journeys": { title: m.menu_my_journeys, text: m.coming_my_journeys },
  checkpoints: { title: m.menu_checkpoints, text: m.coming_checkpoints },
  materials: { title: m.menu_materials, text: m.coming_materials },
  marketing: { title: m.menu_marketing, text: m.coming_marketing },
  insights: { title: m.menu_insights, text: m.coming_insights },
  growth: { title: m.menu_growth, text: m.coming_growth },
  products: { title: m.menu_products, text: m.coming_products },
  earnings: { title: m.menu_earnings, text: m.coming_earnings },
  "refer-hotel": { title: m.menu_refer_hotel, text: m.coming_refer_hotel },
  "feature-requests": { title: m.menu_feature_requests, text: m.coming_feature_requests },
  social: { title: m.menu_social, text: m.coming_social },
  marketplace: { title: m.menu_marketplace, text: m.coming_marketplace },
  "diagnostico-pdi": { title: m.menu_diagnostic, text: m.coming_diagnostic },
};
